import type { Question } from '@/domain/form/question';
import type { Loaded } from '@/domain/results/loaded';
import {
  canRecover,
  type RecoveryAction,
  type RecoveryRefusal,
  type RescueState,
} from '@/domain/servers/rescue';
import { isRunning, isOccupied, type OccupiedServer } from '@/domain/servers/serverStates';
import { hasReachableDisk } from '@/domain/servers/snapshots';

/** The question before an action. */
export type RecoveryQuestion = Question<{ action: RecoveryAction }, RecoveryRefusal>;

/** A password that is shown once, and the user that it is for. */
export interface ShownPassword {
  action: RecoveryAction;
  password: string;
  user: string;
}

/** Why an action is not possible now. */
export type RecoveryObstacle = 'busy' | 'unreachable' | 'off' | 'rescue';

export interface RecoveryView {
  /** State of the rescue mode, as loaded so far. */
  load: Loaded<RescueState>;
  obstacles: Readonly<Record<'password' | 'rescue', RecoveryObstacle | null>>;
  question: RecoveryQuestion | null;
  /** Null until an action has returned a password. */
  shown: ShownPassword | null;
}

export interface ServerRecoveryProps {
  view: RecoveryView;
  /** Asks before an action. */
  onAsk: (action: RecoveryAction) => void;
  /** Starts the action of the open question. */
  onConfirm: () => void;
  /** Closes the question. */
  onClose: () => void;
  /** Closes the password, which cannot be shown again. */
  onPasswordClose: () => void;
  onRetry: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the view. */
export interface RecoverySources {
  server: OccupiedServer;
  load: Loaded<RescueState>;
  question: RecoveryQuestion | null;
  shown: ShownPassword | null;
}

/** Makes the view of the ways back into a server. */
export function toRecoveryView({ server, load, question, shown }: RecoverySources): RecoveryView {
  const rescue = load.status === 'ready' ? load.value : 'off';
  const isBusy = isOccupied(server) || rescue === 'starting' || rescue === 'stopping';
  const common = isBusy ? 'busy' : hasReachableDisk(server) ? null : 'unreachable';
  const isOff = !isRunning(server.status);
  const ofPassword = !canRecover('password', rescue) ? 'rescue' : isOff ? 'off' : null;
  return { load, obstacles: { rescue: common, password: common ?? ofPassword }, question, shown };
}
