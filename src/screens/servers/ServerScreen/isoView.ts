import type { Question } from '@/domain/form/question';
import type { Loaded } from '@/domain/results/loaded';
import type { IsoRefusal, IsoUrlProblem, OwnIso } from '@/domain/servers/ownIso';
import { isOccupied, type OccupiedServer } from '@/domain/servers/serverStates';
import { hasReachableDisk } from '@/domain/servers/snapshots';

/** The question before the server restarts. */
export type IsoQuestion = Question<{ action: 'attach' | 'detach' }, IsoRefusal>;

/** The address as it is typed. */
export interface IsoDraft {
  url: string;
  problem: IsoUrlProblem | null;
  /** Number of refused attempts; each moves the focus to the problem. */
  refusals: number;
}

/** A draft without input. */
export const emptyIsoDraft: IsoDraft = { url: '', problem: null, refusals: 0 };

export interface IsoView {
  /** The image, as loaded so far; null for none. */
  load: Loaded<OwnIso | null>;
  draft: IsoDraft;
  /** Why nothing can be changed now; null if something can. */
  obstacle: 'busy' | 'unreachable' | null;
  question: IsoQuestion | null;
}

export interface ServerIsoProps {
  view: IsoView;
  /** The address was typed. */
  onUrlChange: (url: string) => void;
  /** Asks before the image is attached. */
  onAttachAsk: () => void;
  /** Asks before the image is removed. */
  onDetachAsk: () => void;
  /** Confirms the question. */
  onConfirm: () => void;
  /** Closes the question. */
  onClose: () => void;
  /** Loads the image again. */
  onRetry: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Makes the view of a server's own image. */
export function toIsoView({
  server,
  ...view
}: Omit<IsoView, 'obstacle'> & { server: OccupiedServer }): IsoView {
  const state = view.load.status === 'ready' ? view.load.value?.state : undefined;
  const isBusy = isOccupied(server) || state === 'attaching' || state === 'detaching';
  return { ...view, obstacle: isBusy ? 'busy' : hasReachableDisk(server) ? null : 'unreachable' };
}
