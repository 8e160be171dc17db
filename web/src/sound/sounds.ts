/** Three quiet sounds, made of noise and tones when they are wanted: dice on wood, a counter set down, a bell. */

const QUIET = 0.25;

let context: AudioContext | undefined;

/** A browser plays nothing before the page has been touched; it is asked again each time. */
function output(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

interface Knock {
  /** Seconds from now. */
  readonly after: number;
  readonly pitch: number;
  readonly loudness: number;
  readonly lasts: number;
}

/** A short noise through a narrow filter: something hard on something wooden. */
function knock({ after, pitch, loudness, lasts }: Knock): void {
  const to = output();
  const begins = to.currentTime + after;
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * lasts), to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const wood = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 3 });
  source
    .connect(wood)
    .connect(new GainNode(to, { gain: loudness * QUIET }))
    .connect(to.destination);
  source.start(begins);
}

/** Each die strikes, and rolls on for a moment. */
export function dice(count: number): void {
  for (let die = 0; die < Math.min(count, 6); die++)
    for (let bounce = 0; bounce < 3; bounce++)
      knock({
        after: die * 0.05 + bounce * 0.09 + Math.random() * 0.03,
        pitch: 1500 + Math.random() * 900,
        loudness: 5 / (bounce + 1),
        lasts: 0.05,
      });
}

export const counter = (): void => knock({ after: 0, pitch: 420, loudness: 7, lasts: 0.09 });

/** A ship's bell, once: its tone and two above it, dying away. */
export function bell(): void {
  const to = output();
  for (const [pitch, loudness, lasts] of [
    [880, 0.5, 1.6],
    [2217, 0.2, 0.9],
    [3520, 0.1, 0.5],
  ] as const) {
    const tone = new OscillatorNode(to, { frequency: pitch });
    const fading = new GainNode(to, { gain: loudness * QUIET });
    fading.gain.exponentialRampToValueAtTime(0.0001, to.currentTime + lasts);
    tone.connect(fading).connect(to.destination);
    tone.start();
    tone.stop(to.currentTime + lasts);
  }
}
