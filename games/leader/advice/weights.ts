/** The weights of the value, and its proof on games held back. Written by `npm run fit`; not for editing by hand. */
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: figures only
// biome-ignore-all format: figures only
import type { Fitted, Proof } from '@derby/kernel/value';

export const FITTED: Fitted = {
  features: ['hoped', 'projected', 'projected to great', 'points', 'left', 'left to win', 'lost', 'boats', 'at sea', 'torpedoes', 'torpedoes of the able', 'advanced torpedoes', 'stress', 'shaken', 'unfit', 'damage', 'skill', 'skill to come', 'special options', 'warnings', 'short', 'long', 'mustering battle-begins short', 'mustering happy-time short', 'mustering drumbeat short', 'mustering hunted short', 'mustering battle-begins medium', 'mustering happy-time medium', 'mustering drumbeat medium', 'mustering hunted medium', 'mustering battle-begins long', 'mustering happy-time long', 'mustering drumbeat long', 'mustering hunted long', 'campaign battle-begins', 'left in battle-begins', 'campaign happy-time', 'left in happy-time', 'campaign drumbeat', 'left in drumbeat', 'campaign hunted', 'left in hunted'],
  bias: 0.688,
  direct: [1.287, -0.012, -0.006, 1.716, 0.152, -0.014, 0.293, 0.295, 0.279, -0.347, 0.24, 0.047, 0.138, 0.042, 0.177, -0.086, 0.453, -0.257, 0.05, 0.032, -0.857, 0.051, 1.909, 1.118, 0.798, 0.363, 1.34, 1.026, 0.979, 0.804, 1.747, 1.51, 0.873, 0.558, 0.678, 0.06, 0.448, 0.071, 0.122, -0.126, 0.529, -0.036],
  units: [
    [-0.367, 1.088, -0.068, 0.622, -0.481, -0.075, 0.14, -1.005, 0.289, -0.385, -0.645, -0.602, 0.937, 0, -0.422, 0.297, 0.398, -0.262, 0.282, 0.407, 0.226, -0.212, 1.84, 0.058, 0.089, 0.155, 0.162, 0.149, 0.631, 0.829, 0.887, 0.836, 0.794, 0.968, 0.698, 0.542, 0.729, -0.453, 0.05, 0.162, -0.345, -0.461, -0.966, -1.79],
    [0.282, 0.766, -0.056, 0.557, 0.314, 0.226, 0.237, 0.503, -0.82, 0.273, -0.085, -0.46, 0.333, 0, 0.289, -0.115, 0.205, -0.127, -0.403, 0.167, 0.035, 0.1, 1.245, 0.722, 0.699, 0.04, 0.104, 0.006, 0.443, 0.346, 0.608, 0.164, 1.198, 0.256, 0.333, 0.028, -0.963, -0.018, 1.027, -0.09, 0.215, -0.084, 1.09, 0.296],
    [2.083, -1.834, -2.512, -0.56, -0.174, -0.298, 1.987, 0.749, 0.183, -0.456, 0.994, -0.021, -0.349, 0, 0.07, 0.164, 0.056, 0.116, 0.022, -1.428, 0.786, -0.084, -0.117, -0.188, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.667, 0.249, 0.463, -0.507, 0.733, 0.708, 0.922, 0.196],
    [0.499, -0.991, -0.385, 0.674, -0.405, 0.732, -0.414, 0.314, 0.811, -0.143, 0.078, 0.087, -0.32, 0, 1.364, 0.097, -0.827, 0.051, -0.984, 0.681, -0.127, -0.195, -0.471, 1.018, -0.802, -0.39, -0.332, -0.218, -0.744, -0.4, -0.417, -0.471, -1.179, -0.825, -0.663, -0.492, 0.341, -0.027, -0.063, 0.704, 0.055, 0.018, 0.104, -0.625],
    [-0.169, -0.791, -0.224, -0.012, 0.003, 0.264, -0.702, -0.401, 0.734, 0.261, 0.391, 0.426, -0.329, -0.029, 0.54, -0.104, -0.425, -0.044, 0.489, -0.876, 0.056, 0.09, 1.142, -0.365, -0.222, -0.178, -0.531, -0.048, -0.969, -0.74, -0.356, -0.596, -1.098, -0.923, -0.257, -0.39, 0.495, -1.04, 0.167, 0.278, -0.983, 0.544, 0.182, -0.353],
    [0.03, -1.477, 0.252, -0.691, -0.929, 0.209, -0.25, -0.414, -0.213, -1.158, 0.62, -0.461, 0.137, -0.051, 0.144, 0.077, 0.213, -0.047, 0.368, -0.706, -0.09, -0.005, 0.252, 0.629, -1.357, -1.264, -0.946, -0.412, -1.109, -1.153, -1.007, -0.545, -1.809, -1.819, -1.202, -0.635, -0.017, -0.528, 0.227, -0.238, 0.08, -0.037, -0.378, 0.577],
  ],
};

export const PROOF: Proof = {"edition":2,"varied":["campaign","length"],"games":600,"positions":79400,"error":0.0431,"guessing":0.0868,"opening":{"expected":0.7015,"came":0.7317,"reach":0.0247},"off":0.0273};
