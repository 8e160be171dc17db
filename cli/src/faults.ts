/** How the program ends, and the faults that end it. */

export const EXIT = {
  /** What was asked for was done. */
  done: 0,
  /** What was asked for failed: a record that does not hold, for example. */
  failed: 1,
  /** The command line was not understood. */
  usage: 2,
  /** A file could not be read or written. */
  file: 3,
  /** A fault in the program itself. */
  bug: 70,
  /** Interrupted with Ctrl-C. */
  interrupted: 130,
  /** Told to end by the system. */
  terminated: 143,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A fault that a person can do something about: the message says what. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly exit: ExitCode;

  constructor(exit: ExitCode, message: string) {
    super(message);
    this.exit = exit;
  }
}

/** A choice was made, but the game could not be written. */
export class NotKept extends Fault {}
