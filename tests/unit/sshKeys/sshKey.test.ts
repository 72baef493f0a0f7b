import { describe, expect, it, test } from 'vitest';
import {
  changeSshKeyDraft,
  emptySshKey,
  longestSshKey,
  parseSshKey,
  sshFingerprint,
  sshKeyDraftProblems,
  sshKeyKind,
  type SshKeyProblem,
} from '@/domain/sshKeys/sshKey';

/** Keys of ssh-keygen with the fingerprints that `ssh-keygen -lf` prints. */
const generated = [
  {
    type: 'ssh-ed25519',
    bits: 256,
    kind: 'ED25519',
    blob: ['AAAAC3NzaC1lZDI1NTE5AAAAIAUFUbk46jZFwcQm09lzPtAtNnHVCF1JBQW9q0OA5GEo'].join(''),
    fingerprint: 'SHA256:TQgC95x6LrZq15/6RarYAe83jofakFbFfnOpGs/XnWA',
  },
  {
    type: 'ecdsa-sha2-nistp256',
    bits: 256,
    kind: 'ECDSA 256',
    blob: [
      'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBKUXdZ1Z/CAsbBdZZkbeRQHBMEnCXaEnqwoSiG',
      'xpUDab7X4/7O/HusG3t60PBpGqELV77yMeuYsQnVJUpR3ZiKA=',
    ].join(''),
    fingerprint: 'SHA256:rptX0Y4wvipMuKSllehl/3BSxJ1LBXA+3PLLQ1ojPTY',
  },
  {
    type: 'ecdsa-sha2-nistp384',
    bits: 384,
    kind: 'ECDSA 384',
    blob: [
      'AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBFm7LUmo67Xpc2S8Mg9lTGrJYl7zT5lm5zMwSY',
      'vvGWQMW6sS2zbOSvWK1uHtRWmojumwu7PPptKumcK1+TtgvQggTa5l5C7ISB0R6O2SDhvTxdN+Fh5f5Lbd1KXKwmUo',
      'Ag==',
    ].join(''),
    fingerprint: 'SHA256:BKkmDcGTNcP3ZANeRak1oVereJiitJusPk6p71SpdO8',
  },
  {
    type: 'ecdsa-sha2-nistp521',
    bits: 521,
    kind: 'ECDSA 521',
    blob: [
      'AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAAN6KVjQ+TX5qsVKPmB7V5eHW3RZ0aZ72c0YZ',
      'nF3i0BinbOBq4SIgEV4DBGlcu9BMUw+q4qe6+D51jVbszIa6xEdQFxtWZ+lDnSgvZy1R+DMaEvtabJYp5EvsgPV3pr',
      '7DCXpmg5Yc86ZdBIhAkHSXc/7oy9TbPpafBLfDqUMQJiSVF/oA==',
    ].join(''),
    fingerprint: 'SHA256:kgsQbYtgsy5ytYpNp5znCm3ahS0AFKTWfx+qoEqEB/s',
  },
  {
    type: 'ssh-rsa',
    bits: 3072,
    kind: 'RSA 3072',
    blob: [
      'AAAAB3NzaC1yc2EAAAADAQABAAABgQDdz+X3llzVjiIA9EA80zmDd7tQ+uKRRp37AKuvEx5KQBGAk/bxqD3u1cuQl/',
      'nOKww5TuOSSoUyd8RMsB7f6/K6gqm9pigGdsqDysYLUws5vmcR8RGcd+Zx9LoV03vu64Fy8iLmtVA6g4VBHryVwo22',
      'kX5bGF9uSsVbZpKYq/St2ditwdtcJqcYGYqQOEpTKCvpCAKWYIgT7OqsaGg8v/XiVCUvM0UZ2f5tc5G3CqJqsxbjfC',
      'l5O4VU7l9YxhpE55bOovey/wZgZReUOTRXLXa7sCKpfZFDQZWFe+CkjsxiWHAbt822h5s9psvWP6EJ3gz9FfQ3UUqT',
      'ct8GICfPnb8LokKTJKhNMY64xbV5NQUDTHZLOPOR88KXhjZ1shWQyuqsUceviimrSSgkeug9sMlFnPOIDTK19vVF+o',
      'fFRQUuyhhaOm5BsEzpmz7ben+VtvzK7bBKk5z3tQ6dLOOZ2rYGDg2vBeVeHQCsRQsyP07Bc7b04p29gBxJCyGUyDxt',
      'u2E=',
    ].join(''),
    fingerprint: 'SHA256:2GaSammCVnakd0a5tR7mwndBKTa6MhVrje+f7Fvhy14',
  },
] as const;

const shortRsa = [
  'AAAAB3NzaC1yc2EAAAADAQABAAABAQDTBjnckiuJM9NZzJ30ECQoZmE+V/IDR9n6kXGduwfCDtvEBJEdZwaZ2bBs27',
  'TXciLq3u3GVwUkyaLCFrvSKi8azUl2gBJRrnJE9I3FdG9S7z5XxEp3Gm8yMUxC0TRrLFPVG7KW9kxyGB4vcSeotqd4',
  'O9o+lA1sIwz4mBzz0mfHfps9A3S8u7PiYCssqYLgzrqoAfOU2rCIKoZNuxC9gZglnrtifig4vnzUqVZm5KQun8i77R',
  'ZcmHhO34nMXkNAtPk5uuB7+TkHCTta1BqtE6M3VJRbEBeQigdW68IyznsXmHvP+dO/1TBVD+4AUJtmUHV2eBy7Vuhs',
  'OD8ZNyOagdCP',
].join('');

const [ed25519, nistp256] = generated;
const line = `${ed25519.type} ${ed25519.blob} ann@laptop`;

// tests: KEYS-02
describe('parses public keys of ssh-keygen', () => {
  it.each(generated)('$kind', async ({ type, bits, kind, blob, fingerprint }) => {
    const parsed = parseSshKey(`  ${type} ${blob} ann@laptop, at home\n`);
    expect(parsed).toEqual({
      status: 'done',
      value: { type, bits, blob, comment: 'ann@laptop, at home' },
    });
    expect(sshKeyKind({ type, bits })).toBe(kind);
    expect(await sshFingerprint({ blob })).toBe(fingerprint);
  });

  it('without a comment', () => {
    expect(parseSshKey(`${ed25519.type} ${ed25519.blob}`)).toMatchObject({ value: { comment: '' } });
  });
});

const changedBlob = (change: (bytes: number[]) => number[]) =>
  btoa(String.fromCharCode(...change([...atob(ed25519.blob)].map((character) => character.charCodeAt(0)))));

// tests: KEYS-02
it.each<[string, string, SshKeyProblem]>([
  ['nothing', ' \n', 'required'],
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=', 'privateKey'],
  ['a private key of RSA', '-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'privateKey'],
  ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519', 'privateKey'],
  ['options', `from="10.0.0.0/8",no-pty ${line}`, 'options'],
  ['two keys', `${line}\n${line}`, 'severalKeys'],
  ['a key broken into lines', line.replace('AAAAI', '\nAAAAI'), 'malformed'],
  ['DSA', 'ssh-dss AAAAB3NzaC1kc3MAAACBAP', 'unsupportedType'],
  ['a security key', 'sk-ssh-ed25519@openssh.com AAAAGnNr', 'unsupportedType'],
  ['a certificate', 'ssh-ed25519-cert-v01@openssh.com AAAAIHNz', 'unsupportedType'],
  ['RSA of 2048 bits', `ssh-rsa ${shortRsa}`, 'shortRsa'],
  ['a type without a key', 'ssh-ed25519', 'malformed'],
  ['words', 'my key', 'malformed'],
  ['half a key', `ssh-ed25519 ${ed25519.blob.slice(0, 40)}`, 'malformed'],
  ['no base64', `ssh-ed25519 ${ed25519.blob.slice(0, -1)}!`, 'malformed'],
  ['a key of another type', `ssh-ed25519 ${nistp256.blob}`, 'malformed'],
  ['another curve', `ecdsa-sha2-nistp384 ${nistp256.blob}`, 'malformed'],
  ['a byte too many', `ssh-ed25519 ${changedBlob((bytes) => [...bytes, 0])}`, 'malformed'],
  ['a byte too few', `ssh-ed25519 ${changedBlob((bytes) => bytes.slice(0, -1))}`, 'malformed'],
  ['a long text', `${line}${'w'.repeat(longestSshKey)}`, 'tooLong'],
])('refuses %s', (_, text, problem) => {
  expect(parseSshKey(text)).toEqual({ status: 'refused', refusal: problem });
});

describe('the form', () => {
  test('needs a name in one line, of up to 60 characters', () => {
    const problem = (name: string) => sshKeyDraftProblems({ name, key: line });
    expect(problem(' ')).toEqual({ name: 'required' });
    expect(problem('a\nb')).toEqual({ name: 'invalid' });
    expect(problem('w'.repeat(61))).toEqual({ name: 'invalid' });
    expect(problem('w'.repeat(60))).toEqual({});
  });

  test('names a pasted key by its comment, and never replaces a name', () => {
    expect(changeSshKeyDraft(emptySshKey, { key: line })).toEqual({ key: line, name: 'ann@laptop' });
    expect(changeSshKeyDraft({ name: 'mine', key: '' }, { key: line }).name).toBe('mine');
    expect(changeSshKeyDraft(emptySshKey, { key: 'ssh-ed25519 half of@it' }).name).toBe('');
    expect(changeSshKeyDraft({ name: 'm', key: line }, { name: '' }).name).toBe('');
  });
});
