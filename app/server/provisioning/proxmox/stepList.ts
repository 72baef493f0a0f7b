import type { Command } from '../provisioner';

/** Steps of each command on Proxmox VE, in order. */
export const stepsOf: Readonly<Record<Command['action'], readonly Step[]>> = {
  create: ['clone', 'configure', 'growDisk', 'schedule', 'start'],
  reinstall: [
    'findSource',
    'halt',
    'forgetIsos',
    'remove',
    'clone',
    'configure',
    'growDisk',
    'schedule',
    // A copied disk may have been in rescue mode.
    'ownDisk',
    'firewall',
    'start',
  ],
  resize: ['resize', 'growDisk', 'restart'],
  setOptions: ['configure', 'schedule', 'restart'],
  start: ['start'],
  stop: ['shutDown'],
  reboot: ['restart'],
  suspend: ['shutDown'],
  destroy: ['halt', 'forgetBackups', 'forgetIsos', 'remove', 'release'],
  makeSnapshot: ['makeSnapshot'],
  // Going back to a snapshot brings back the machine's settings of that time, too.
  restoreSnapshot: ['rollBack', 'ownDisk', 'firewall', 'start'],
  deleteSnapshot: ['deleteSnapshot'],
  makeBackup: ['makeBackup'],
  // The settings in a backup are those of its time.
  restoreBackup: [
    'findBackup',
    'halt',
    'restoreBackup',
    'configure',
    'growDisk',
    'ownDisk',
    'firewall',
    'start',
  ],
  deleteBackup: ['deleteBackup'],
  setFirewall: ['firewall'],
  setReverseName: ['reverseName'],
  setRescue: ['shutDown', 'rescue', 'start'],
  attachIso: ['fetchIso', 'measureIso', 'shutDown', 'insertIso', 'start'],
  detachIso: ['shutDown', 'ejectIso', 'start'],
};

/** A step of a command. */
export type Step =
  | 'findSource'
  | 'clone'
  | 'configure'
  | 'growDisk'
  | 'schedule'
  | 'forgetBackups'
  | 'resize'
  | 'start'
  | 'restart'
  | 'shutDown'
  | 'halt'
  | 'remove'
  | 'release'
  | 'makeSnapshot'
  | 'rollBack'
  | 'deleteSnapshot'
  | 'makeBackup'
  | 'findBackup'
  | 'restoreBackup'
  | 'deleteBackup'
  | 'firewall'
  | 'reverseName'
  | 'rescue'
  | 'ownDisk'
  | 'fetchIso'
  | 'measureIso'
  | 'insertIso'
  | 'ejectIso'
  | 'forgetIsos';
