import type { Area } from './types';

export const snapshots = {
  prefix: 'SNAPSHOTS',
  title: 'Snapshots of a server',
  screen: 'ServerScreen',
  requirements: [
    {
      id: 'SNAPSHOTS-01',
      text: 'An owner makes up to three named snapshots of a server and sees when each was made, its size and its state.',
      from: ['D32'],
    },
    {
      id: 'SNAPSHOTS-02',
      text: 'A restore is confirmed first, with the moment to which the disk returns, and erases everything written later.',
      from: ['D8', 'D32'],
    },
    {
      id: 'SNAPSHOTS-03',
      text: 'A snapshot is deleted after a question; deleting it twice does no harm.',
      from: ['D8'],
    },
    {
      id: 'SNAPSHOTS-04',
      text: 'While another operation runs on the server, snapshots are neither made nor restored nor deleted.',
      from: ['D32'],
    },
    {
      id: 'SNAPSHOTS-05',
      text: 'The section names the schedule of backups and leads to where it is changed.',
      from: ['D29'],
    },
    {
      id: 'SNAPSHOTS-06',
      text: 'A snapshot is restored to another server of the account, which is erased after a question; one with a smaller disk is refused.',
      from: ['D8', 'D32'],
    },
    {
      id: 'SNAPSHOTS-07',
      text: 'Only servers in the data centre of the snapshot are offered for a copy, and others are refused.',
      from: ['D8'],
    },
    {
      id: 'SNAPSHOTS-08',
      text: 'The provider’s backups of a server are listed with the time, the size and whether the schedule or a person made each; a provider that does not list them is replaced by support.',
      from: ['D29'],
    },
    {
      id: 'SNAPSHOTS-09',
      text: 'An owner with a schedule makes a backup at once; it counts among those that the schedule keeps.',
      from: ['D8', 'D29'],
    },
    {
      id: 'SNAPSHOTS-10',
      text: 'A backup is restored or deleted after a question; a restored server has the system of that time, and its snapshots are gone.',
      from: ['D8', 'D32'],
    },
    {
      id: 'SNAPSHOTS-11',
      text: 'A backup is restored to another server of the account in the same data centre, which is erased after a question; one with a smaller disk is refused.',
      from: ['D8', 'D32'],
    },
    {
      id: 'SNAPSHOTS-12',
      text: 'A backup is ordered with a new server whose disk is large enough, in the same data centre. It is restored once that server is set up; if that is impossible by then, the server stays as it was ordered, and its owner is notified. Until then the server of the backup cannot be cancelled at once and is not removed.',
      from: ['D21', 'D27', 'D31'],
    },
    {
      id: 'SNAPSHOTS-13',
      text: 'A server ordered with a backup is announced, and its access mailed, once the backup is restored. If that fails, the access to the system it was created with is mailed instead.',
      from: ['D31', 'D36'],
    },
  ],
} as const satisfies Area;
