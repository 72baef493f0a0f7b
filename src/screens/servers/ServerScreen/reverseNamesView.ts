import type { Question } from '@/domain/form/question';
import type { Loaded } from '@/domain/results/loaded';
import type { HostNameProblem } from '@/domain/servers/hostName';
import type { ForwardAnswer, ReverseName, ReverseNameRefusal } from '@/domain/servers/reverseName';
import { isOccupied, type OccupiedServer } from '@/domain/servers/serverStates';
import { hasReachableDisk } from '@/domain/servers/snapshots';

/** The name that is being edited. */
export type ReverseNameQuestion = Question<
  {
    current: ReverseName;
    /** The name as typed. */
    name: string;
    problem: HostNameProblem | null;
    /** Result of looking up the typed name; null until it is checked. */
    forward: ForwardAnswer | 'checking' | null;
  },
  ReverseNameRefusal
>;

export interface ReverseNamesView {
  /** Names, as loaded so far. */
  load: Loaded<readonly ReverseName[]>;
  /** Why no name can be changed now; null if one can. */
  obstacle: 'busy' | 'unreachable' | null;
  question: ReverseNameQuestion | null;
}

export interface ServerReverseNamesProps {
  view: ReverseNamesView;
  /** Opens the form of an address. */
  onEdit: (current: ReverseName) => void;
  /** The name was typed. */
  onNameChange: (name: string) => void;
  /** Checks the name, or saves one that was checked. */
  onSubmit: () => void;
  /** Closes the form. */
  onClose: () => void;
  onRetry: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the view. */
export interface ReverseNamesSources {
  server: OccupiedServer;
  load: Loaded<readonly ReverseName[]>;
  question: ReverseNameQuestion | null;
}

/** Makes the view of the reverse names. */
export function toReverseNamesView({ server, load, question }: ReverseNamesSources): ReverseNamesView {
  const names = load.status === 'ready' ? load.value : [];
  const isBusy = isOccupied(server) || names.some(({ state }) => state === 'setting');
  return {
    load,
    obstacle: isBusy ? 'busy' : hasReachableDisk(server) ? null : 'unreachable',
    question,
  };
}

/** Whether a name leads back to its address, so that it can be saved without a warning. */
export function isTrusted({ name, forward }: Pick<ReverseNameQuestion, 'name' | 'forward'>): boolean {
  return name.trim() === '' || forward === 'matches';
}
