import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database';
import type { Seal } from '../seal';
import { passwordsSchema, type Command, type Passwords } from './provisioner';
import type { OperationTable } from './tables';

/** What is sealed: the passwords, and whether the first was made here, so that its owner has to be told it. */
const sealedSchema = v.object({ ...passwordsSchema.entries, isGenerated: v.boolean() });

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

/** Passwords that somebody chose, as an operation stores them; undefined where nothing was chosen. */
export function sealChosen(seal: Seal, chosen: Passwords): string | undefined {
  if (chosen.password === undefined && chosen.userPassword === undefined) return undefined;
  return seal.close(JSON.stringify({ ...chosen, isGenerated: false } satisfies Sealed));
}

/** What an operation has stored; null for nothing, or for what another secret has closed. */
export function openPasswords(seal: Seal, { passwords }: Pick<Row, 'passwords'>): Sealed | null {
  const text = passwords === null ? null : seal.open(passwords);
  if (text === null) return null;
  return v.parse(sealedSchema, JSON.parse(text));
}

/**
 * The passwords that go with an operation's command. A fresh machine gets one that is made here and stored before it is sent:
 * whatever is sent again is the same, and of two workers the first one's counts.
 */
export async function passwordsFor(db: Db, seal: Seal, row: Row): Promise<Passwords | undefined> {
  const stored = openPasswords(seal, row);
  if (!isFresh(row.command) || stored?.password !== undefined) return stored ? sent(stored) : undefined;
  const made: Sealed = { ...stored, password: generate(), isGenerated: true };
  const { numUpdatedRows } = await db
    .updateTable('operation')
    .set({ passwords: seal.close(JSON.stringify(made)) })
    .where('id', '=', row.id)
    .where('passwords', 'is not distinct from', row.passwords)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return sent(made);
  const now = await db.selectFrom('operation').selectAll().where('id', '=', row.id).executeTakeFirst();
  return now && passwordsFor(db, seal, now);
}

const sent = ({ isGenerated: _, ...passwords }: Sealed): Passwords => passwords;
