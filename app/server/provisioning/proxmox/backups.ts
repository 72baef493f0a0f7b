import { toIsoDateTime } from '@/domain/time/dates';
import { backupIds, type BackupId } from '@/domain/pricing/options';
import type { ListedBackups } from '../provisioner';
import type { BackupVolume, Machine, ProxmoxClient } from './client';
import type { ProxmoxSite } from './config';

/* Copies of machines: a job of vzdump for each machine whose server has them. */

type Plan = NonNullable<ProxmoxSite['backup']>;

const jobOf = (serverId: number) => `portal-${serverId}`;

/** Schedule and copies to keep; null for no copies. */
function termsOf(backup: BackupId, serverId: number, { hour, keepDaily, keepWeekly }: Plan) {
  const time = `${String(hour).padStart(2, '0')}:${String(serverId % 60).padStart(2, '0')}`;
  switch (backup) {
    case 'none':
      return null;
    case 'daily':
      return { schedule: time, 'prune-backups': `keep-last=${keepDaily}` };
    case 'weekly':
      return { schedule: `sun ${time}`, 'prune-backups': `keep-last=${keepWeekly}` };
  }
}

/** Id of a backup: its volume's name without the storage and folders, unique for a machine. */
const idOf = ({ volid }: BackupVolume) => volid.slice(volid.lastIndexOf('/') + 1);

/** Note of a backup that an operation has made. */
const noteOf = (key: string) => `Made by the portal (${key})`;
const isRequested = ({ notes }: BackupVolume) => notes.startsWith('Made by the portal');

/** Creates the functions that copy machines. */
export function proxmoxBackups(client: ProxmoxClient) {
  async function unschedule(serverId: number): Promise<void> {
    const id = jobOf(serverId);
    const jobs = await client.backupJobs();
    if (jobs.some((job) => job.id === id)) await client.deleteBackupJob(id);
  }

  return {
    /**
     * Gives a machine the job that its server was sold, or none.
     *
     * @returns false if the data centre has no storage for copies
     */
    async schedule(serverId: number, vmid: number, wanted: string, plan: Plan | undefined): Promise<boolean> {
      const backup = backupIds.find((id) => id === wanted) ?? 'none';
      if (plan === undefined && backup !== 'none') return false;
      const terms = plan && termsOf(backup, serverId, plan);
      if (!plan || !terms) {
        await unschedule(serverId);
        return true;
      }
      const id = jobOf(serverId);
      const job = { vmid, storage: plan.storage, mode: 'snapshot', enabled: 1, ...terms };
      const jobs = await client.backupJobs();
      if (jobs.some((each) => each.id === id)) await client.changeBackupJob(id, job);
      else await client.addBackupJob({ id, ...job });
      return true;
    },
    /** Lists the copies of a machine. */
    async list({ node, vmid }: Machine, { storage }: Plan): Promise<ListedBackups> {
      const volumes = await client.backups(node, storage, vmid);
      return {
        items: volumes.flatMap((volume) =>
          volume.ctime === undefined
            ? []
            : [
                {
                  id: idOf(volume),
                  at: toIsoDateTime(new Date(volume.ctime * 1000)),
                  sizeMb: volume.size === undefined ? null : Math.round(volume.size / 1e6),
                  kind: isRequested(volume) ? ('requested' as const) : ('scheduled' as const),
                },
              ],
        ),
      };
    },
    /** Finds the volume of a copy by its id; undefined if it is gone. */
    async find({ node, vmid }: Machine, { storage }: Plan, id: string): Promise<string | undefined> {
      const volumes = await client.backups(node, storage, vmid);
      return volumes.find((volume) => idOf(volume) === id)?.volid;
    },
    /** Copies a machine once for an operation's key; the oldest copies beyond the sold number are deleted. */
    async make(
      { node, vmid }: Machine,
      plan: Plan,
      { key, interval }: { key: string; interval: string },
    ): Promise<string | null> {
      const { storage } = plan;
      const volumes = await client.backups(node, storage, vmid);
      // Made before the answer was stored.
      if (volumes.some(({ notes }) => notes === noteOf(key))) return null;
      const kept = interval === 'daily' ? plan.keepDaily : plan.keepWeekly;
      return client.backUp(node, {
        vmid,
        storage,
        mode: 'snapshot',
        'prune-backups': `keep-last=${kept}`,
        'notes-template': noteOf(key),
      });
    },
    /** Deletes the job and every copy of a machine that is about to be destroyed. */
    async forget(serverId: number, machine: Machine | null, storages: readonly string[]): Promise<void> {
      await unschedule(serverId);
      if (!machine) return;
      const { node, vmid } = machine;
      for (const storage of storages)
        for (const { volid } of await client.backups(node, storage, vmid))
          await client.deleteVolume(node, storage, volid);
    },
  };
}
