import type { AdminEntity, EntityChange } from '@/domain/admin/entity';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { Outcome } from '@/domain/results/outcome';

/** Legal entities of the provider. */
export interface AdminEntitiesPort {
  /** Oldest first. */
  entities(signal?: AbortSignal): Promise<readonly AdminEntity[]>;
  addEntity(change: EntityChange): Promise<Outcome<AdminEntity, AdminRefusal>>;
  /** Refused with `edited` if it has changed since this version. */
  saveEntity(id: number, change: EntityChange, version: string): Promise<Outcome<AdminEntity, AdminRefusal>>;
}
