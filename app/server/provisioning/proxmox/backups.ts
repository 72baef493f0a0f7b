import { backupIds, type BackupId } from '@/domain/pricing/options';
import type { Machine, ProxmoxClient } from './client';
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
    /** Deletes the job and every copy of a machine that is about to be destroyed. */
    async forget(serverId: number, machine: Machine | null, storages: readonly string[]): Promise<void> {
      await unschedule(serverId);
      if (!machine) return;
      const { node, vmid } = machine;
      for (const storage of storages)
        for (const { volid } of await client.backups(node, storage, vmid))
          await client.deleteBackup(node, storage, volid);
    },
  };
}
