import type { Question } from '@/domain/form/question';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { isSame } from '@/domain/values/isSame';
import {
  locksOut,
  maxFirewallRules,
  type Firewall,
  type FirewallPreset,
  type FirewallRefusal,
  type FirewallRule,
  type FirewallSet,
  type FirewallState,
} from '@/domain/servers/firewall';
import type { FirewallProblem } from '@/domain/servers/firewallRule';
import { isOccupied, type OccupiedServer } from '@/domain/servers/serverStates';
import { hasReachableDisk } from '@/domain/servers/snapshots';

/** The rule that is about to be added. */
export interface RuleDraft {
  rule: FirewallRule;
  /** Shown after an attempt to add it. */
  problem: FirewallProblem | null;
  /** Number of failed attempts; each moves the focus to the problem. */
  refusals: number;
}

/** A draft without input. */
export const emptyRule: RuleDraft = {
  rule: { direction: 'in', protocol: 'tcp', ports: '', network: '', note: '' },
  problem: null,
  refusals: 0,
};

/** The question before a set is applied. */
export type FirewallQuestion = Question<{ set: FirewallSet }, FirewallRefusal>;

/** The states of the firewall's panel. */
export type FirewallView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | {
      status: 'ready';
      /** The edited set. */
      set: FirewallSet;
      state: FirewallState;
      /** Whether the edited set differs from the one in effect. */
      isChanged: boolean;
      /** Whether the edited set blocks every new login, by this port. */
      lockedPort: number | null;
      /** Why nothing can be applied now; null if it can. */
      obstacle: 'busy' | 'unreachable' | 'unchanged' | null;
      isFull: boolean;
      draft: RuleDraft;
      question: FirewallQuestion | null;
    };

export interface ServerFirewallProps {
  view: FirewallView;
  /** The firewall was switched on or off in the edited set. */
  onSwitch: (isOn: boolean) => void;
  /** Adds the rules of a preset to the edited set. */
  onPreset: (preset: FirewallPreset) => void;
  /** Input of the form for a new rule. */
  onRuleChange: (patch: Partial<FirewallRule>) => void;
  /** Adds the draft to the set. */
  onRuleAdd: () => void;
  /** Removes the rule at a place. */
  onRuleRemove: (index: number) => void;
  /** Returns to the set in effect. */
  onReset: () => void;
  /** Asks before the set is applied. */
  onApply: () => void;
  /** Applies the set of the open question. */
  onConfirm: () => void;
  /** Closes the question. */
  onClose: () => void;
  onRetry: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the view. */
export interface FirewallSources {
  server: OccupiedServer;
  loginPort: number;
  load: Loaded<Firewall>;
  /** The edited set; null if nothing was edited. */
  edited: FirewallSet | null;
  draft: RuleDraft;
  question: FirewallQuestion | null;
}

/** Returns the set that is shown: the edited one, or the one that was last requested. */
export function shownSet({ applied, wanted }: Firewall, edited: FirewallSet | null): FirewallSet {
  return edited ?? wanted ?? applied;
}

/** Makes the view of the firewall's panel. */
export function toFirewallView({
  server,
  loginPort,
  load,
  edited,
  draft,
  question,
}: FirewallSources): FirewallView {
  if (load.status !== 'ready') return load;
  const { applied, state } = load.value;
  const set = shownSet(load.value, edited);
  const isChanged = !isSame(set, applied);
  const isBusy = state === 'applying' || isOccupied(server);
  return {
    status: 'ready',
    set,
    state,
    isChanged,
    lockedPort: locksOut(set, loginPort) ? loginPort : null,
    obstacle: isBusy ? 'busy' : !hasReachableDisk(server) ? 'unreachable' : isChanged ? null : 'unchanged',
    isFull: set.rules.length >= maxFirewallRules,
    draft,
    question,
  };
}
