import type { ServerSshKey, SshKey } from '@/domain/sshKeys/sshKey';

/** A public key whose private half nobody has. */
export const samplePublicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAUFUbk46jZFwcQm09lzPtAtNnHVCF1JBQW9q0OA5GEo ann@laptop';

/** Makes a saved key. */
export function makeSshKey(changes: Partial<SshKey> = {}): SshKey {
  return {
    id: 1,
    name: 'ann@laptop',
    type: 'ssh-ed25519',
    bits: 256,
    fingerprint: 'SHA256:TQgC95x6LrZq15/6RarYAe83jofakFbFfnOpGs/XnWA',
    addedAt: '2026-09-14T08:20:00Z',
    ...changes,
  };
}

/** Makes a key on a server. */
export function makeServerSshKey(changes: Partial<ServerSshKey> = {}): ServerSshKey {
  const { name, type, bits, fingerprint } = makeSshKey();
  return { name, type, bits, fingerprint, isSaved: true, ...changes };
}

/** Keys of the demonstration's account. */
export const sampleSshKeys: readonly SshKey[] = [
  makeSshKey({
    name: 'anna@home',
    type: 'ecdsa-sha2-nistp384',
    bits: 384,
    fingerprint: 'SHA256:BKkmDcGTNcP3ZANeRak1oVereJiitJusPk6p71SpdO8',
  }),
  makeSshKey({
    id: 2,
    name: 'deploy',
    type: 'ssh-rsa',
    bits: 3072,
    fingerprint: 'SHA256:2GaSammCVnakd0a5tR7mwndBKTa6MhVrje+f7Fvhy14',
    addedAt: '2026-11-02T15:41:00Z',
  }),
];

/** Keys on each server of the demonstration: one of the account, and one that was removed from it. */
export const sampleServerSshKeys: readonly ServerSshKey[] = [
  makeServerSshKey({
    name: 'anna@home',
    type: 'ecdsa-sha2-nistp384',
    bits: 384,
    fingerprint: 'SHA256:BKkmDcGTNcP3ZANeRak1oVereJiitJusPk6p71SpdO8',
  }),
  makeServerSshKey({ isSaved: false }),
];
