import type { Server } from '@/domain/servers/server';
import { canReboot } from '@/domain/servers/power';

/** Topics that the row menu can show in a dialog (D7). */
export type ServerTopic = 'addresses' | 'history' | 'instructions';

/** Overlay above the list. */
export type ServerOverlay =
  | { kind: 'none' }
  | {
      kind: 'reboot';
      servers: readonly Server[];
      /** Selected servers that are not Active and not affected (D8). */
      skippedCount: number;
      submission: 'idle' | 'pending' | 'failed';
    }
  | { kind: 'details'; topic: ServerTopic; server: Server };

export type ServerOverlayAction =
  | { type: 'rebootRequested'; servers: readonly Server[] }
  | { type: 'rebootSubmitted' }
  | { type: 'rebootFailed' }
  | { type: 'detailsRequested'; topic: ServerTopic; server: Server }
  | { type: 'closed' };

export function serverOverlayReducer(state: ServerOverlay, action: ServerOverlayAction): ServerOverlay {
  switch (action.type) {
    case 'rebootRequested': {
      const servers = action.servers.filter(canReboot);
      const skippedCount = action.servers.length - servers.length;
      return servers.length === 0 ? state : { kind: 'reboot', servers, skippedCount, submission: 'idle' };
    }
    case 'rebootSubmitted':
      return state.kind === 'reboot' ? { ...state, submission: 'pending' } : state;
    case 'rebootFailed':
      return state.kind === 'reboot' ? { ...state, submission: 'failed' } : state;
    case 'detailsRequested':
      return { kind: 'details', topic: action.topic, server: action.server };
    case 'closed':
      return { kind: 'none' };
  }
}
