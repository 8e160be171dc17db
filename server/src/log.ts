/** The log of a house: one JSON object a line to the standard error. Paths without what follows their `?`, and no cookie, are logged. */
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

const STANDARD_ERROR = 2;

export const loggerAt = (level: string, to: DestinationStream = destination(STANDARD_ERROR)): Logger =>
  pino({ level, base: null, serializers: { fault: stdSerializers.err } }, to);
