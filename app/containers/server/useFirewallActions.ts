import { useState } from 'react';
import {
  isSameRule,
  maxFirewallRules,
  withPreset,
  type Firewall,
  type FirewallPreset,
  type FirewallRefusal,
  type FirewallRule,
  type FirewallSet,
} from '@/domain/servers/firewall';
import { toFirewallRule } from '@/domain/servers/firewallRule';
import type { ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { emptyRule, shownSet, type RuleDraft } from '@/screens/servers/ServerScreen/firewallView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import type { ReadUse } from '@app/reads/useRead';
import { useReads } from '@app/reads/useReads';

/** Edits the firewall of a server, and applies it as one set. */
export function useFirewallActions(id: ServerId, { state, change }: ReadUse<Firewall>) {
  const { network } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const [edited, setEdited] = useState<FirewallSet | null>(null);
  const [draft, setDraft] = useState<RuleDraft>(emptyRule);
  const { question, ask, answer, close } = useQuestion<{ set: FirewallSet }, FirewallRefusal>();
  const firewall = state.status === 'ready' ? state.value : null;
  const set = firewall && shownSet(firewall, edited);

  const edit = (change: (before: FirewallSet) => FirewallSet) => {
    if (set) setEdited(change(set));
  };
  const add = () => {
    if (!set) return;
    const rule = toFirewallRule(draft.rule);
    const problem =
      typeof rule === 'string' ? rule : set.rules.some((each) => isSameRule(each, rule)) ? 'duplicate' : null;
    if (problem !== null || typeof rule === 'string') {
      setDraft((before) => ({ ...before, problem, refusals: before.refusals + 1 }));
      return;
    }
    setEdited({ ...set, rules: [...set.rules, rule] });
    setDraft({ ...emptyRule, refusals: 0 });
  };

  return {
    edited,
    draft,
    question,
    actions: {
      onSwitch: (isOn: boolean) => edit((before) => ({ ...before, isOn })),
      onPreset: (preset: FirewallPreset) =>
        edit((before) => {
          const next = withPreset(before, preset);
          return { ...next, rules: next.rules.slice(0, maxFirewallRules) };
        }),
      onRuleChange: (patch: Partial<FirewallRule>) =>
        setDraft((before) => ({ ...before, rule: { ...before.rule, ...patch }, problem: null })),
      onRuleAdd: add,
      onRuleRemove: (index: number) =>
        edit((before) => ({ ...before, rules: before.rules.filter((_, place) => place !== index) })),
      onReset: () => setEdited(firewall && firewall.applied),
      onApply: () => {
        if (set) ask({ set });
      },
      onConfirm: () =>
        answer({
          event: 'firewall-save-failed',
          call: (question) => network.saveFirewall(id, question.set),
          onDone: (next) => {
            change(() => next);
            setEdited(null);
            invalidate('servers');
            return { type: 'success', title: t('network.notice.applying') };
          },
        }),
      onClose: close,
    },
  };
}
