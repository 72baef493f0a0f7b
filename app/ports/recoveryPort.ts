import type { Outcome } from '@/domain/results/outcome';
import type { Recovery, RecoveryAction, RecoveryRefusal, RescueState } from '@/domain/servers/rescue';
import type { IsoRefusal, OwnIso } from '@/domain/servers/ownIso';
import type { ServerId } from '@/domain/servers/server';

/** Ways back into a server. */
export interface RecoveryPort {
  state(id: ServerId, signal?: AbortSignal): Promise<RescueState>;
  /** Image that a server is started from; null for none. */
  iso(id: ServerId, signal?: AbortSignal): Promise<OwnIso | null>;
  /** Starts a server from an image by its address, or from its disk for null. */
  setIso(id: ServerId, url: string | null): Promise<Outcome<OwnIso | null, IsoRefusal>>;
  act(id: ServerId, action: RecoveryAction): Promise<Outcome<Recovery, RecoveryRefusal>>;
}
