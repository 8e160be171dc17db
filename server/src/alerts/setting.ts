/** What the operator says about alerts, in the environment: a password has no place on a command line. */
import type { AlertSetting } from './ways.ts';

/** Something in the environment cannot be meant so; `variable` names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
  readonly variable: string;

  constructor(variable: string, wanted: string) {
    super(`${variable} is to be ${wanted}.`);
    this.variable = variable;
  }
}

export function alertSetting(env: Readonly<Record<string, string | undefined>>): AlertSetting {
  const { DERBY_ADDRESS: address, DERBY_SMTP: server, DERBY_MAIL_FROM: from, DERBY_HOOKS_INSIDE: inside } = env;
  if (address && !/^https?:\/\/[^/\s]+$/.test(address))
    throw new BadSetting('DERBY_ADDRESS', 'where this house is found, without a path: https://play.example');
  if (server && !/^smtps?:\/\/\S+$/.test(server))
    throw new BadSetting('DERBY_SMTP', 'a server that takes mail: smtp://user:password@mail.example:587');
  if (server && !address) throw new BadSetting('DERBY_ADDRESS', 'set where mail is sent: https://play.example');
  if (server && !/^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from ?? ''))
    throw new BadSetting('DERBY_MAIL_FROM', 'whom mail comes from: Derby House <house@play.example>');
  return {
    ...(address && { address }),
    ...(server && from && { mail: { server, from } }),
    isInsideAllowed: inside === '1',
  };
}
