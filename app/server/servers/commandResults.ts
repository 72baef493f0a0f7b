import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { isAboutBackup, type Command } from '../provisioning/provisioner';
import { backupCopied, backupEnded, backupFailed } from './backupResults';
import { firewallApplied, firewallFailed } from './firewallResults';
import { isoAttached, isoDetached, isoEnded, setState } from './isoResults';
import { rescueEnded, rescueFailed, rescueSwitched } from './rescueResults';
import { reverseNameFailed, reverseNameSet } from './reverseNameResults';
import {
  isAboutSnapshot,
  snapshotCopied,
  snapshotEnded,
  snapshotFailed,
  snapshotsGone,
} from './snapshotResults';
import { storeSystem } from './storeSystem';

/** The end of an operation on a server. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly now: Date;
}

/** Stores what a command has changed besides the server itself: snapshots, backups, network and rescue mode. */
export async function commandDone(
  tx: Db,
  step: Step,
  command: Command | null,
  sizeMb: number | null,
): Promise<void> {
  if (isAboutSnapshot(command)) await snapshotEnded(tx, { ...step, command }, sizeMb);
  if (isAboutBackup(command)) await backupEnded(tx, step, command);
  switch (command?.action) {
    case 'setFirewall':
      await firewallApplied(tx, step, command.firewall);
      return;
    case 'setReverseName':
      await reverseNameSet(tx, step, command);
      return;
    case 'setRescue':
      await rescueSwitched(tx, step, command.isOn);
      return;
    case 'attachIso':
      await isoAttached(tx, step, command.url);
      return;
    case 'detachIso':
      await isoDetached(tx, step);
      return;
    case 'reinstall':
      await rescueEnded(tx, step);
      await isoEnded(tx, step);
      await snapshotsGone(tx, step);
      await storeSystem(tx, step, command.spec, step.now);
      if (command.source && 'backup' in command.source) await backupCopied(tx, step, command.source);
      else if (command.source) await snapshotCopied(tx, { ...step, source: command.source }, true);
      return;
    case 'restoreSnapshot':
      await rescueEnded(tx, step);
      await isoEnded(tx, step);
      return;
    default:
  }
}

/** Stores that a command has changed nothing. */
export async function commandFailed(tx: Db, step: Step, command: Command | null): Promise<void> {
  if (isAboutSnapshot(command)) await snapshotFailed(tx, { ...step, command });
  if (isAboutBackup(command)) await backupFailed(tx, step, command);
  switch (command?.action) {
    case 'reinstall':
      if (command.source && 'snapshot' in command.source)
        await snapshotCopied(tx, { ...step, source: command.source }, false);
      return;
    case 'setFirewall':
      await firewallFailed(tx, step);
      return;
    case 'setReverseName':
      await reverseNameFailed(tx, step, command);
      return;
    case 'setRescue':
      await rescueFailed(tx, step, command.isOn);
      return;
    case 'attachIso':
      await setState(tx, step, 'failed');
      return;
    case 'detachIso':
      await setState(tx, step, 'attached');
      return;
    default:
  }
}
