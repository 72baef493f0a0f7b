import type { ServerKey } from '@/domain/admin/lists';
import type { AdminServer, PowerAction } from '@/domain/admin/server';
import type { ServerDraft, ServerProblems } from '@/domain/admin/serverForm';
import type {
  AdminListActions,
  AdminListView,
  AdminOverlay,
  AdminOverlayActions,
} from '../list/adminListTypes';

/** What is asked before it is done: a start harms nobody. */
export type ServerQuestion = Exclude<PowerAction, 'start'>;

export type ServerOverlay = AdminOverlay<AdminServer, ServerDraft, ServerProblems, ServerQuestion>;

export type AdminServersView = AdminListView<AdminServer, ServerKey, 'status' | 'datacenter'> & {
  overlay: ServerOverlay;
  /** The customer in the list of users; known while the details are open. */
  ownerHref: string | null;
};

export interface AdminServersActions
  extends AdminListActions<ServerKey, 'status' | 'datacenter'>, AdminOverlayActions<ServerDraft> {
  onDetailsOpen: (server: AdminServer) => void;
  onServerStart: (server: AdminServer) => void;
  onQuestionAsk: (question: ServerQuestion, server: AdminServer) => void;
  onSettingsOpen: (server: AdminServer) => void;
}

export interface AdminServersScreenProps extends AdminServersActions {
  view: AdminServersView;
}
