import type { Outcome } from '@/domain/results/outcome';
import type { Recovery, RecoveryAction, RecoveryRefusal, RescueState } from '@/domain/servers/rescue';
import type { ServerId } from '@/domain/servers/server';

/** Ways back into a server. */
export interface RecoveryPort {
  state(id: ServerId, signal?: AbortSignal): Promise<RescueState>;
  act(id: ServerId, action: RecoveryAction): Promise<Outcome<Recovery, RecoveryRefusal>>;
}
