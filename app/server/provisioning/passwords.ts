import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database';
import type { Log } from '../log';
import type { Seal } from '../seal';
import { passwordsSchema, type Command, type Passwords } from './provisioner';
import type { OperationTable } from './tables';

/**
 * Schema of the sealed content: the passwords, and whether the first was generated here. A generated password must be
 * sent to its owner. `replacesChosen` is set where it replaces one that the owner had chosen.
 */
const sealedSchema = v.object({
  ...passwordsSchema.entries,
  isGenerated: v.boolean(),
  replacesChosen: v.optional(v.boolean()),
});

type Sealed = v.InferOutput<typeof sealedSchema>;
type Row = Pick<Selectable<OperationTable>, 'id' | 'command' | 'passwords'>;

/** Without those that look like another: it may have to be typed at a console. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 20 of 55 are 115 bits. */
const length = 20;

const generate = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Whether a command leaves a machine that nobody has a password for. */
export const isFresh = (command: Command | null) =>
  command?.action === 'create' || command?.action === 'reinstall';

/** Public keys that a fresh machine gets in place of a generated password. */
export const keysOf = (command: Command | null): readonly string[] =>
  isFresh(command) && command && 'spec' in command ? (command.spec.sshKeys ?? []) : [];

/** Stands before what is sealed where somebody chose it: that is to be known even where the rest cannot be read any more. */
const chosenMark = 'chosen:';

/** Passwords that somebody chose, as an operation stores them; undefined where nothing was chosen. */
export function sealPasswords(seal: Seal, chosen: Passwords): string | undefined {
  if (chosen.password === undefined && chosen.userPassword === undefined) return undefined;
  return chosenMark + seal.close(JSON.stringify({ ...chosen, isGenerated: false } satisfies Sealed));
}

/** A password that is made here, as an operation stores it: its owner is told it once the machine has it. */
export function sealGenerated(seal: Seal, others: Omit<Sealed, 'password' | 'isGenerated'> = {}): string {
  return seal.close(JSON.stringify({ ...others, password: generate(), isGenerated: true } satisfies Sealed));
}

/** Result for passwords sealed with another secret, by who made them. The failure is logged. */
export type Unreadable = 'unreadableChosen' | 'unreadableMade';

/** Opens the passwords that an operation has stored; null if it has none. */
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
 * The passwords that go with an operation's command. A fresh machine without keys gets one that is made here and stored before it is sent:
 * whatever is sent again is the same, and of two workers the first one's counts. In the place of what cannot be read any more one
 * is made as well: whoever had chosen it is told so with the new one.
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
