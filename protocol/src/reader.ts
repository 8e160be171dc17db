/** What comes from outside is read by a schema, or it is nothing. */
import * as v from 'valibot';

export const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const read = v.safeParse(schema, data);
    return read.success ? read.output : undefined;
  };
