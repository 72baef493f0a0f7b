import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Env } from '../env';
import type { Log } from '../log';
import type { Seal } from '../seal';
import { StartProblem } from '../startProblem';
import { isoLinkTo } from './isoLink';
import type { Provisioner } from './provisioner';
import { webhookProvisioner } from './webhook';

/** The provisioner of the environment. */
export interface OpenedProvisioner {
  readonly provisioner: Provisioner;
  /** Whether it only pretends. */
  readonly isSimulated: boolean;
  /** Logs the machines that only one side has; changes nothing. */
  readonly compareMachines: () => Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly seal: Seal;
  readonly log: Pick<Log, 'warn'>;
  /** The portal's own address; null if unknown. */
  readonly publicUrl: string | null;
  /** Where the automation reports an end; null if the portal does not know its own address. */
  readonly callbackUrl: string | null;
  readonly simulated: () => Provisioner;
}

/** Servers of the portal that should have a machine: nothing is being done to them now. */
async function settledServers(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('server')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operation')
            .select('operation.id')
            .whereRef('operation.serverId', '=', 'server.id')
            .where('operation.endedAt', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function hardwareOf(db: Db, name: string) {
  // The name is of a server's tariff, which may be one that is no longer sold.
  const row = await db
    .selectFrom('plan')
    .select('specs')
    .where(sql<boolean>`"name" = ${name}`)
    .executeTakeFirst();
  return row ? { cores: row.specs.cpu, diskGb: row.specs.storage.size } : null;
}

/** Opens the provisioner of the environment. Proxmox VE is loaded only if it is configured. */
export async function openProvisioner(
  { automation, proxmox }: Pick<Env, 'automation' | 'proxmox'>,
  { db, seal, log, publicUrl, callbackUrl, simulated }: Parts,
): Promise<OpenedProvisioner> {
  const compareMachines = () => Promise.resolve();
  if (automation)
    return {
      provisioner: webhookProvisioner({ ...automation, callbackUrl }),
      isSimulated: false,
      compareMachines,
    };
  if (!proxmox) return { provisioner: simulated(), isSimulated: true, compareMachines };
  const [{ readProxmoxConfig }, { proxmoxProvisioner }] = await Promise.all([
    import('./proxmox/config'),
    import('./proxmox/provisioner'),
  ]);
  const config = await readProxmoxConfig(proxmox.file);
  if (config.iso && publicUrl === null)
    throw new StartProblem(
      'Nodes fetch customers’ images through the portal. Set PUBLIC_URL, or remove iso from the file of PROXMOX_CONFIG.',
    );
  const provisioner = proxmoxProvisioner({
    db,
    seal,
    token: proxmox.token,
    ...(proxmox.powerDns && { powerDns: proxmox.powerDns }),
    config,
    isoLink: (url) => isoLinkTo(url, { seal, origin: publicUrl ?? '', now: new Date() }),
    hardwareOf: (name) => hardwareOf(db, name),
  });
  return {
    provisioner,
    isSimulated: false,
    async compareMachines() {
      const { withoutMachine, withoutServer } = await provisioner.reconcile(await settledServers(db));
      if (withoutMachine.length + withoutServer.length > 0)
        log.warn('machines', {
          withoutMachine: withoutMachine.join(','),
          withoutServer: withoutServer.join(','),
        });
    },
  };
}
