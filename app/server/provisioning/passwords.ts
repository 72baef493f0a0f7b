import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { Seal } from '../seal';
import { passwordsSchema, type Command, type Passwords } from './provisioner';
import type { OperationTable } from './tables';

/**
 * Schema of the sealed passwords. `isGenerated` passwords must be sent to the owner. `replacesChosen` is set if a
 * generated password replaces one that the owner had chosen.
 */
const sealedSchema = v.object({
  ...passwordsSchema.entries,
  isGenerated: v.boolean(),
  replacesChosen: v.optional(v.boolean()),
});

type Sealed = v.InferOutput<typeof sealedSchema>;
type Row = Pick<Selectable<OperationTable>, 'id' | 'command' | 'passwords'>;

/** No look-alikes, because the password may be typed at a console. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 20 of 55 characters are 115 bits. */
const length = 20;

/** Generates a password that is easy to type. */
export const newPassword = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Whether a command creates a machine without a password. */
export const isFresh = (command: Command | null) =>
  command?.action === 'create' || command?.action === 'reinstall';

/** Returns the public keys that a new machine gets in place of a generated password. */
export const keysOf = (command: Command | null): readonly string[] =>
  isFresh(command) && command && 'spec' in command ? (command.spec.sshKeys ?? []) : [];

/** Prefix of sealed passwords that the owner chose; readable even if the rest cannot be opened. */
const chosenMark = 'chosen:';

/** Seals passwords that the owner chose; undefined if none were chosen. */
export function sealPasswords(seal: Seal, chosen: Passwords): string | undefined {
  if (chosen.password === undefined && chosen.userPassword === undefined) return undefined;
  return chosenMark + seal.close(JSON.stringify({ ...chosen, isGenerated: false } satisfies Sealed));
}

/** Seals a generated password. Its owner is notified when the machine has it. */
export function sealGenerated(seal: Seal, others: Omit<Sealed, 'password' | 'isGenerated'> = {}): string {
  return seal.close(
    JSON.stringify({ ...others, password: newPassword(), isGenerated: true } satisfies Sealed),
  );
}

/** Passwords sealed with another secret, by origin. The failure is logged. */
export type Unreadable = 'unreadableChosen' | 'unreadableMade';

/** Opens the passwords of an operation; null if it has none. */
export function openPasswords(
  seal: Seal,
  { id, passwords }: Pick<Row, 'id' | 'passwords'>,
  log: Pick<Log, 'warn'>,
): Sealed | Unreadable | null {
  if (passwords === null) return null;
  const isChosen = passwords.startsWith(chosenMark);
  const text = seal.open(isChosen ? passwords.slice(chosenMark.length) : passwords);
  if (text !== null) return v.parse(sealedSchema, JSON.parse(text));
  log.warn('server password unreadable', { operation: id });
  return isChosen ? 'unreadableChosen' : 'unreadableMade';
}

/**
 * Returns the passwords for an operation's command. A new machine without keys gets a generated password, which is
 * stored before it is sent: retries send the same one, and of two workers the first wins. A password that cannot be opened is
 * replaced by a generated one, and the owner is notified if they had chosen it.
 */
export async function passwordsFor(
  db: Db,
  seal: Seal,
  row: Row,
  log: Pick<Log, 'warn'>,
): Promise<Passwords | undefined> {
  const opened = openPasswords(seal, row, log);
  const isUnreadable = typeof opened === 'string';
  const stored = isUnreadable ? null : opened;
  const isPasswordNeeded = isFresh(row.command) && keysOf(row.command).length === 0;
  const isToMake = isUnreadable || (isPasswordNeeded && stored?.password === undefined);
  if (!isToMake) return stored ? sent(stored) : undefined;
  const made = sealGenerated(
    seal,
    opened === 'unreadableChosen' ? { replacesChosen: true } : stored ? sent(stored) : {},
  );
  const { numUpdatedRows } = await db
    .updateTable('operation')
    .set({ passwords: made })
    .where('id', '=', row.id)
    .where('passwords', 'is not distinct from', row.passwords)
    .executeTakeFirstOrThrow();
  const now =
    numUpdatedRows > 0n
      ? { ...row, passwords: made }
      : await db.selectFrom('operation').selectAll().where('id', '=', row.id).executeTakeFirst();
  return now && passwordsFor(db, seal, now, log);
}

const sent = ({ isGenerated: _, replacesChosen: __, ...passwords }: Sealed): Passwords => passwords;
