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

/** A stored step by its name, because a release may insert steps before it. */
export interface NextStep {
  readonly name: Step | 'end';
  /** Its position when it was stored. An earlier release changes only the position. */
  readonly position: number;
}

export const nextStep = (action: Command['action'], position: number): NextStep => ({
  name: stepsOf[action][position] ?? 'end',
  position,
});

/** Returns the position of a stored operation's next step in this release. */
export function positionOf(action: Command['action'], step: number, next: NextStep | null): number {
  const names: readonly NextStep['name'][] = [...stepsOf[action], 'end'];
  const position = next?.position === step ? names.indexOf(next.name) : -1;
  return position === -1 ? step : position;
}

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
