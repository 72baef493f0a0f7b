import * as v from 'valibot';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import type { IsoDateTime } from '@/domain/time/dates';

/** Key types that servers accept, by their OpenSSH names. */
export const sshKeyTypes = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
] as const;
export type SshKeyType = (typeof sshKeyTypes)[number];

/** Maximum length of a pasted key: RSA of 16384 bits with a comment. */
export const longestSshKey = 4096;

/** Maximum length of a key's name. */
export const longestSshKeyName = 60;

/** RSA keys below this length are refused. */
export const minRsaBits = 3072;
/** OpenSSH accepts no longer RSA keys. */
const maxRsaBits = 16_384;

/** A saved public key of an account. */
export interface SshKey {
  readonly id: number;
  readonly name: string;
  readonly type: SshKeyType;
  readonly bits: number;
  /** As `ssh-keygen -lf` prints it: `SHA256:` and base64 without padding. */
  readonly fingerprint: string;
  readonly addedAt: IsoDateTime;
}

/** A key that was put on a server at an installation of its system. */
export type InstalledSshKey = Pick<SshKey, 'name' | 'type' | 'bits' | 'fingerprint'>;

/** Such a key, and whether the account still has it. */
export interface ServerSshKey extends InstalledSshKey {
  readonly isSaved: boolean;
}

/** Reasons why a text is not accepted as a public key. */
export type SshKeyProblem =
  | 'required'
  | 'tooLong'
  | 'privateKey'
  | 'severalKeys'
  | 'options'
  | 'unsupportedType'
  | 'shortRsa'
  | 'malformed';

/** A parsed public key. */
export interface ParsedSshKey {
  readonly type: SshKeyType;
  readonly bits: number;
  /** The key in base64, as in the file. */
  readonly blob: string;
  /** Text after the key; empty without one. */
  readonly comment: string;
}

const isKeyType = (word: string): word is SshKeyType => sshKeyTypes.some((type) => type === word);

/** The name of any OpenSSH key type, accepted or not. */
const anyType = /^(?:ssh|ecdsa|sk-ssh|sk-ecdsa)-[\w@.-]+$/;

/** Parses a public key in the format of OpenSSH: type, key in base64 and an optional comment in one line. */
export function parseSshKey(text: string): Outcome<ParsedSshKey, SshKeyProblem> {
  const line = text.trim();
  if (line === '') return refused('required');
  if (/-----BEGIN [\w ]*PRIVATE KEY-----|^PuTTY-User-Key-File/.test(line)) return refused('privateKey');
  if (line.length > longestSshKey) return refused('tooLong');
  const words = line.split(/\s+/);
  if (/[\r\n]/.test(line)) {
    const isList = line
      .split(/[\r\n]+/)
      .every((each) => each.split(/\s+/).some((word) => anyType.test(word)));
    return refused(isList ? 'severalKeys' : 'malformed');
  }
  const [type = '', blob = '', ...comment] = words;
  if (!isKeyType(type)) {
    if (anyType.test(type)) return refused('unsupportedType');
    return refused(words.some((word) => anyType.test(word)) ? 'options' : 'malformed');
  }
  const bits = bitsOf(type, blob);
  if (bits === null) return refused('malformed');
  if (type === 'ssh-rsa' && bits < minRsaBits) return refused('shortRsa');
  return done({ type, bits, blob, comment: comment.join(' ') });
}

/** Length of the key in bits; null if the base64 does not hold a key of this type. */
function bitsOf(type: SshKeyType, blob: string): number | null {
  const bytes = decodeBase64(blob);
  const fields = bytes && fieldsOf(bytes);
  if (!fields) return null;
  const [name, first, second, ...more] = fields;
  if (!name || !first || more.length > 0 || textOf(name) !== type) return null;
  if (type === 'ssh-ed25519') return second === undefined && first.length === 32 ? 256 : null;
  if (!second) return null;
  if (type === 'ssh-rsa') {
    const bits = integerBits(second);
    return integerBits(first) > 1 && bits > 0 && bits <= maxRsaBits ? bits : null;
  }
  const curve = type.slice('ecdsa-sha2-'.length);
  const bits = Number(curve.slice('nistp'.length));
  const isPoint = second[0] === 4 && second.length === 1 + 2 * Math.ceil(bits / 8);
  return textOf(first) === curve && isPoint ? bits : null;
}

function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Fields with a length of four bytes before each; null if they do not end with the bytes. */
function fieldsOf(bytes: Uint8Array): readonly Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 4 > bytes.length) return null;
    const end = at + 4 + view.getUint32(at);
    if (end > bytes.length) return null;
    fields.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Length of a positive integer in bits; 0 for a negative or an empty one. */
function integerBits(bytes: Uint8Array): number {
  const [top = 0] = bytes;
  if (top >= 0x80) return 0;
  const start = bytes.findIndex((byte) => byte !== 0);
  if (start < 0) return 0;
  const lead = bytes[start] ?? 0;
  return (bytes.length - start - 1) * 8 + (32 - Math.clz32(lead));
}

/** Fingerprint of a key, as `ssh-keygen -lf` prints it. */
export async function sshFingerprint({ blob }: Pick<ParsedSshKey, 'blob'>): Promise<string> {
  const bytes = Uint8Array.from(atob(blob), (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `SHA256:${btoa(textOf(hash)).replace(/=+$/, '')}`;
}

const families = { 'ssh-ed25519': 'ED25519', 'ssh-rsa': 'RSA' } as const;

/** Type and length of a key in short, such as `RSA 4096`. */
export function sshKeyKind({ type, bits }: Pick<SshKey, 'type' | 'bits'>): string {
  if (type === 'ssh-ed25519') return families[type];
  return `${type === 'ssh-rsa' ? families[type] : 'ECDSA'} ${bits}`;
}

/** A name: one line, without control characters. */
export const sshKeyNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(longestSshKeyName),
  v.regex(/^[^\p{Cc}]*$/u),
);

/** Input of the form that adds a key. */
export interface SshKeyDraft {
  readonly name: string;
  readonly key: string;
}

export const emptySshKey: SshKeyDraft = { name: '', key: '' };

/** Reasons why the service refuses a key whose fields are valid. */
export const sshKeyRefusals = ['invalidSshKey', 'sshKeyTaken', 'tooManySshKeys'] as const;

/** `demonstration`: the demo account cannot be changed (D51). */
export type SshKeyRefusal = (typeof sshKeyRefusals)[number] | 'demonstration';

export type SshKeyNameProblem = 'required' | 'invalid';

/** Problems by field. */
export interface SshKeyDraftProblems {
  name?: SshKeyNameProblem;
  key?: SshKeyProblem;
}

/** Checks the form that adds a key. */
export function sshKeyDraftProblems({ name, key }: SshKeyDraft): SshKeyDraftProblems {
  const parsed = parseSshKey(key);
  const isEmpty = name.trim() === '';
  return {
    ...(v.is(sshKeyNameSchema, name) ? {} : { name: isEmpty ? 'required' : 'invalid' }),
    ...(parsed.status === 'refused' ? { key: parsed.refusal } : {}),
  };
}

/** Applies input; a pasted key without a name is named by its comment. */
export function changeSshKeyDraft(draft: SshKeyDraft, patch: Partial<SshKeyDraft>): SshKeyDraft {
  const next = { ...draft, ...patch };
  if (next.name !== '' || patch.key === undefined) return next;
  const parsed = parseSshKey(patch.key);
  if (parsed.status === 'refused') return next;
  const { comment } = parsed.value;
  return v.is(sshKeyNameSchema, comment) ? { ...next, name: comment } : next;
}
