import {
  backupObstacle,
  type Backup,
  type BackupAction,
  type BackupList,
  type BackupObstacle,
  type BackupRefusal,
} from '@/domain/servers/backups';
import { isOrderable, planNamed, type Plan, type PlanName } from '@/domain/catalog/plan';
import { diskCopyObstacle } from '@/domain/servers/diskCopy';
import type { Question } from '@/domain/form/question';
import type { Money } from '@/domain/money/money';
import type { BackupId } from '@/domain/pricing/options';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { ServerRow } from '@/domain/servers/serverRow';
import type { Server, ServerId } from '@/domain/servers/server';
import type { OccupiedServer } from '@/domain/servers/serverStates';
import {
  hasReachableDisk,
  snapshotObstacle,
  type DiskCopyRefusal,
  type Snapshot,
  type SnapshotAction,
  type SnapshotList,
  type SnapshotObstacle,
  type SnapshotRefusal,
} from '@/domain/servers/snapshots';

/** The snapshot that is about to be made. */
export interface SnapshotDraft {
  name: string;
  isPending: boolean;
  /** Problem of the name, or why the last attempt failed; null for none. */
  problem: 'required' | 'tooLong' | SnapshotRefusal | FailureReason | null;
  /** Number of failed attempts; each moves the focus to the problem. */
  refusals: number;
}

/** A draft without input. */
export const emptyDraft: SnapshotDraft = { name: '', isPending: false, problem: null, refusals: 0 };

/** The question before a snapshot is restored or deleted. */
export type SnapshotQuestion = Question<{ snapshot: Snapshot; action: SnapshotAction }, SnapshotRefusal>;

type SnapshotSource = { kind: 'snapshot'; snapshot: Snapshot };
type BackupSource = { kind: 'backup'; backup: Backup };

/** A snapshot or a backup that another server gets as its disk. */
export type CopySource = SnapshotSource | BackupSource;

/** A server of the account; null until one is chosen. */
type OwnServer = { destination: 'own'; target: ServerId | null };
/** A new server by its plan; null until one is chosen. */
type NewServer = { destination: 'new'; plan: PlanName | null };

/** Another server that gets that disk. Only a backup can go to a new one. */
export type CopyRequest = ({ source: CopySource } & OwnServer) | ({ source: BackupSource } & NewServer);

/** The question before another server gets that disk. */
export type CopyQuestion = Question<CopyRequest, DiskCopyRefusal>;

/** Returns the question about a snapshot or a backup before anything is chosen. */
export const toCopyRequest = (source: CopySource): CopyRequest => ({
  source,
  destination: 'own',
  target: null,
});

/** A backup to restore or delete, or one to make. */
export interface BackupRequest {
  action: BackupAction | 'make';
  /** Null for one to make. */
  backup: Backup | null;
}

/** The question before a backup is made, restored or deleted. */
export type BackupQuestion = Question<BackupRequest, BackupRefusal>;

/** The provider's backups of a server. */
interface ScheduledBackupsView {
  /** Backups, as loaded so far. */
  load: Loaded<BackupList>;
  /** Why none can be made, restored or deleted; null if one can. */
  obstacle: BackupObstacle | null;
  question: BackupQuestion | null;
}

export interface BackupsView {
  server: Pick<ServerRow, 'domain' | 'editHref' | 'questionHref'>;
  /** Snapshots, as loaded so far. */
  load: Loaded<SnapshotList>;
  /** Why no snapshot can be made; null if one can. */
  makeObstacle: SnapshotObstacle | null;
  /** Why none can be restored or deleted; null if one can. */
  obstacle: Exclude<SnapshotObstacle, 'limit'> | null;
  draft: SnapshotDraft;
  question: SnapshotQuestion | null;
  copy: CopyQuestion | null;
  /** Servers that can get the disk of this one, as loaded so far. */
  targets: Loaded<readonly Server[]>;
  /** Plans whose servers can, as loaded so far. */
  plans: Loaded<readonly Plan[]>;
  /** How often the provider makes a backup (D29). */
  schedule: BackupId;
  /** Monthly price of the schedule; zero if it costs nothing, or if its own price is unknown. */
  schedulePrice: Money;
  backups: ScheduledBackupsView;
}

export interface ServerBackupsProps {
  view: BackupsView;
  /** Loads the snapshots again. */
  onRetry: () => void;
  /** The name of the new snapshot was typed. */
  onNameChange: (name: string) => void;
  /** Loads the backups again. */
  onBackupsRetry: () => void;
  /** Asks before a backup is made, restored or deleted. */
  onBackupAsk: (request: BackupRequest) => void;
  /** Makes, restores or deletes the backup. */
  onBackupConfirm: () => void;
  /** Closes that question. */
  onBackupClose: () => void;
  /** Makes the snapshot. */
  onMake: () => void;
  /** Asks before a snapshot is restored or deleted. */
  onAsk: (snapshot: Snapshot, action: SnapshotAction) => void;
  /** Asks which other server gets the disk of a snapshot or a backup. */
  onCopyAsk: (source: CopySource) => void;
  /** A server of the account, a new one, or its plan was chosen. */
  onCopyChange: (choice: OwnServer | NewServer) => void;
  /** Replaces the disk of the chosen server, or continues to the order of a new one. */
  onCopyConfirm: () => void;
  /** Closes that question. */
  onCopyClose: () => void;
  /** Loads the servers and plans again. */
  onTargetsRetry: () => void;
  /** Confirms the question. */
  onConfirm: () => void;
  /** Closes the question. */
  onClose: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the section's view. */
export interface BackupsSources extends Pick<
  BackupsView,
  'load' | 'draft' | 'question' | 'copy' | 'targets' | 'plans' | 'schedule' | 'schedulePrice'
> {
  server: ServerRow & OccupiedServer;
  backups: Pick<ScheduledBackupsView, 'load' | 'question'>;
}

/** Limit of the snapshots; 0 until it is loaded. */
export const snapshotLimit = ({ load }: Pick<BackupsView, 'load'>): number =>
  load.status === 'ready' ? load.value.max : 0;

/** Makes the view of the backups section. */
export function toBackupsView({ server, targets, plans, backups, ...sources }: BackupsSources): BackupsView {
  const snapshots = sources.load.status === 'ready' ? sources.load.value : { items: [], max: 0 };
  const obstacle = snapshotObstacle(server, snapshots.items);
  const list = backups.load.status === 'ready' ? backups.load.value : { current: null };
  return {
    ...sources,
    server,
    backups: { ...backups, obstacle: backupObstacle(server, list) },
    targets:
      targets.status === 'ready'
        ? {
            status: 'ready',
            value: targets.value.filter(
              (each) =>
                each.id !== server.id && each.datacenter === server.datacenter && hasReachableDisk(each),
            ),
          }
        : targets,
    plans: plans.status === 'ready' ? { status: 'ready', value: plansFor(server, plans.value) } : plans,
    obstacle,
    makeObstacle: obstacle ?? (snapshots.items.length >= snapshots.max ? 'limit' : null),
  };
}

/** Returns the orderable plans whose servers can get the disk of a server, in the order of their price. */
function plansFor({ datacenter, tariff }: Pick<Server, 'datacenter' | 'tariff'>, plans: readonly Plan[]) {
  const gigabytes = planNamed(plans, tariff)?.specs.storage.size ?? null;
  return plans
    .filter(
      (plan) =>
        isOrderable(plan) &&
        !diskCopyObstacle(
          { datacenter, gigabytes },
          { datacenter: plan.datacenter, gigabytes: plan.specs.storage.size },
        ),
    )
    .toSorted((one, other) => one.price.monthly - other.price.monthly);
}
