import type { Area } from './types';

export const sshKeys = {
  prefix: 'KEYS',
  title: 'SSH keys',
  screen: 'SshKeysScreen',
  requirements: [
    {
      id: 'KEYS-01',
      text: 'The account’s public keys are listed with name, type, fingerprint and date.',
      from: ['D35'],
    },
    {
      id: 'KEYS-02',
      text: 'Ed25519, ECDSA and RSA keys of at least 3072 bits are accepted; a refused text is explained.',
      from: ['D35'],
    },
    { id: 'KEYS-03', text: 'A key is saved once per account, up to 20 keys.', from: ['D35'] },
    { id: 'KEYS-04', text: 'A key is removed after a question.', from: ['D35'] },
    {
      id: 'KEYS-05',
      text: 'An order names saved keys and a host name, both optional; a key can be added there, several servers are numbered.',
      from: ['§2 OS selection'],
    },
    {
      id: 'KEYS-06',
      text: 'A server made with keys has no root password; its access mail has the command to connect.',
      from: ['D36'],
    },
    { id: 'KEYS-07', text: 'A reinstalled system can get saved keys.', from: ['D48'] },
    {
      id: 'KEYS-08',
      text: 'An order that opens without a system begins with Ubuntu 24.04; without one nothing can be ordered.',
      from: ['§2 OS selection', '§5'],
    },
    {
      id: 'KEYS-09',
      text: 'The page of a server lists the keys that its disk was installed with, also those that the account has no more; for older servers it says that they are unknown.',
      from: ['D36', 'D48'],
    },
  ],
} as const satisfies Area;
