import { expect, it } from 'vitest';
import { sshKeysContract } from '@app/contract/sshKeys';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { samplePublicKey } from '@/sample-data/sshKeys';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();
const { db } = app.deps;

const { list, add, remove } = sshKeysContract;
const keysOf = async (person: Person) => (await answerOf(list, callAs(app, person, list))).items;
const addAs = (person: Person, key: string, name = 'laptop') =>
  callAs(app, person, add, { body: { name, key } });
const removeAs = (person: Person, id: number) => callAs(app, person, remove, { params: { id: String(id) } });
const [, blob = ''] = samplePublicKey.split(' ');

// tests: KEYS-01, KEYS-03, KEYS-04
it('saves a key once per account, without its comment, and removes it for its owner only', async () => {
  const added = await answerOf(add, addAs(ann, samplePublicKey, '  laptop '));
  expect(added).toMatchObject({
    name: 'laptop',
    type: 'ssh-ed25519',
    bits: 256,
    fingerprint: 'SHA256:TQgC95x6LrZq15/6RarYAe83jofakFbFfnOpGs/XnWA',
  });
  expect(await keysOf(ann)).toEqual([added]);
  expect(await keysOf(bob)).toEqual([]);
  const stored = db.selectFrom('sshKey').selectAll().where('id', '=', added.id);
  expect(await stored.executeTakeFirst()).toMatchObject({ userId: ann.id, blob });
  const again = await addAs(ann, `ssh-ed25519 ${blob} other`);
  expect([again.status, await codeOf(again)]).toEqual([409, 'sshKeyTaken']);
  expect((await addAs(bob, samplePublicKey)).status).toBe(201);
  expect((await removeAs(bob, added.id)).status).toBe(404);
  expect(await keysOf(ann)).toEqual([added]);
  expect((await removeAs(ann, added.id)).status).toBe(204);
  expect(await keysOf(ann)).toEqual([]);
});

// tests: KEYS-02
it('says why a text is not accepted, and stores nothing of it', async () => {
  const answer = await addAs(ann, '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalidSshKey', problem: 'privateKey' });
  expect((await addAs(ann, samplePublicKey, ' ')).status).toBe(422);
  expect(await keysOf(ann)).toEqual([]);
});

// tests: KEYS-03
it('saves the last key below the limit and none above it, also of two at once', async () => {
  await db
    .insertInto('sshKey')
    .values(
      Array.from({ length: maxSshKeys - 1 }, (_, index) => ({
        userId: ann.id,
        name: `node-${index}`,
        type: 'ssh-ed25519' as const,
        bits: 256,
        blob: 'AAAA',
        fingerprint: `SHA256:${String(index).padStart(43, '0')}`,
        addedAt: new Date(),
      })),
    )
    .execute();
  const other = `ssh-ed25519 ${btoa(atob(blob).slice(0, -1) + '!')}`;
  const answers = await Promise.all([addAs(ann, samplePublicKey), addAs(ann, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refusedOne = answers.find(({ status }) => status === 409);
  expect(refusedOne && (await codeOf(refusedOne))).toBe('tooManySshKeys');
  expect(await keysOf(ann)).toHaveLength(maxSshKeys);
});
