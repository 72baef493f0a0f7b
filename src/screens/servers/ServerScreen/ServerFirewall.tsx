import { createStatusBadge } from '@/components/createStatusBadge';
import { Panel } from '@/components/Panel';
import {
  firewallDirections,
  firewallPresetIds,
  firewallProtocols,
  maxFirewallRules,
  maxRuleNote,
  type FirewallRule,
  type FirewallState,
} from '@/domain/servers/firewall';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Form } from '@/primitives/Form';
import { PlusIcon, TrashIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import { SelectField } from '@/primitives/SelectField';
import { Switch } from '@/primitives/Switch';
import { TextField } from '@/primitives/TextField';
import type { FirewallView, ServerFirewallProps } from './firewallView';
import { UnreadyPart } from './UnreadyPart';

// Loaded on click.
const FirewallDialog = lazyPart(() => import('./FirewallDialog'));

type ReadyView = Extract<FirewallView, { status: 'ready' }>;
type ReadyProps = Omit<ServerFirewallProps, 'view'> & { view: ReadyView };

const StateBadge = createStatusBadge<FirewallState>(
  { applied: 'success', applying: 'info', failed: 'danger' },
  (state) => `network.state.${state}`,
);

/** Firewall of a server: rules, presets and the switch, applied as one set. */
export default function ServerFirewall({ view, ...actions }: ServerFirewallProps) {
  const { t } = useI18n();
  if (view.status !== 'ready') return <UnreadyPart load={view} height="h-120" onRetry={actions.onRetry} />;
  const props = { ...actions, view };
  return (
    <Panel
      title={t('network.firewall')}
      aside={
        <span role="status">
          <StateBadge status={view.state} />
        </span>
      }
    >
      <div className="@container flex flex-col gap-5">
        <p className="max-w-prose text-text-muted">{t('network.about')}</p>
        {view.state === 'failed' && <Callout tone="danger">{t('network.failed')}</Callout>}
        <Switch
          label={t('network.on')}
          description={t('network.on.about')}
          checked={view.set.isOn}
          onCheckedChange={actions.onSwitch}
        />
        <Rules {...props} />
        <Presets {...props} />
        <RuleForm {...props} />
        <Apply {...props} />
      </div>
      {view.question && <FirewallDialog {...actions} view={view} question={view.question} />}
    </Panel>
  );
}

function Rules({ view: { set }, onRuleRemove }: ReadyProps) {
  const { t } = useI18n();
  if (set.rules.length === 0) return <p className="text-text-muted">{t('network.rules.none')}</p>;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        {t('network.rules')}
        <span className="text-sm font-normal text-text-muted figures">
          {t('network.rules.count', { count: set.rules.length, max: maxFirewallRules })}
        </span>
      </h3>
      <ul className="flex flex-col">
        {set.rules.map((rule, index) => (
          // Rules have no ids; a set has each only once.
          <RuleRow key={keyOf(rule)} rule={rule} onRemove={() => onRuleRemove(index)} />
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ direction, protocol, ports, network }: FirewallRule) =>
  `${direction} ${protocol} ${ports} ${network}`;

function RuleRow({ rule, onRemove }: { rule: FirewallRule; onRemove: () => void }) {
  const { t } = useI18n();
  const { direction, protocol, ports, network, note } = rule;
  const traffic = [
    t(`network.protocol.${protocol}`),
    ports === '' ? (protocol === 'tcp' || protocol === 'udp') && t('network.ports.all') : ports,
  ]
    .filter(Boolean)
    .join(' ');
  const side = network === '' ? t(`network.any.${direction}`) : t(`network.side.${direction}`, { network });
  return (
    <li className="flex items-center gap-x-3 gap-y-1 border-b border-border py-2 last:border-0">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="neutral" size="sm">
          {t(`network.direction.${direction}`)}
        </Badge>
        <span className="font-medium figures">{traffic}</span>
        <span className="min-w-0 text-text-muted [overflow-wrap:anywhere] figures">{side}</span>
        {note !== '' && (
          <bdi className="min-w-0 text-sm text-text-muted [overflow-wrap:anywhere]">{note}</bdi>
        )}
      </div>
      <Button
        size="sm"
        intent="ghost"
        className="shrink-0"
        icon={<TrashIcon />}
        aria-label={t('network.rule.removeOf', { rule: `${traffic}, ${side}` })}
        onClick={onRemove}
      >
        {t('network.rule.remove')}
      </Button>
    </li>
  );
}

function Presets({ view, onPreset }: ReadyProps) {
  const { t } = useI18n();
  return (
    <div role="group" aria-label={t('network.presets')} className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-text-muted">{t('network.presets')}</span>
      {firewallPresetIds.map((preset) => (
        <Button
          key={preset}
          size="sm"
          icon={<PlusIcon />}
          disabled={view.isFull}
          onClick={() => onPreset(preset)}
        >
          {t(`network.preset.${preset}`)}
        </Button>
      ))}
    </div>
  );
}

function RuleForm({ view, onRuleChange, onRuleAdd }: ReadyProps) {
  const { t } = useI18n();
  const { rule, problem, refusals } = view.draft;
  if (view.isFull) return <Callout tone="info">{t('network.full', { max: maxFirewallRules })}</Callout>;
  const errorOf = (field: typeof problem) =>
    problem !== null && problem === field ? t(`network.problem.${problem}`, { max: maxRuleNote }) : undefined;
  const hasPorts = rule.protocol === 'tcp' || rule.protocol === 'udp';
  return (
    <Form
      aria-label={t('network.rule.new')}
      refusals={refusals}
      onSubmit={onRuleAdd}
      className="rounded-control border border-border p-4"
    >
      <div className="grid items-start gap-x-4 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-4">
        <SelectField
          label={t('network.rule.direction')}
          value={rule.direction}
          options={firewallDirections.map((value) => ({ value, label: t(`network.direction.${value}`) }))}
          onValueChange={(direction) => onRuleChange({ direction })}
        />
        <SelectField
          label={t('network.rule.protocol')}
          value={rule.protocol}
          options={firewallProtocols.map((value) => ({ value, label: t(`network.protocol.${value}`) }))}
          onValueChange={(protocol) => onRuleChange({ protocol })}
        />
        {hasPorts && (
          <TextField
            label={t('network.rule.ports')}
            name="ports"
            autoComplete="off"
            mono
            value={rule.ports}
            hint={t('network.rule.portsHint')}
            error={errorOf('ports')}
            onValueChange={(ports) => onRuleChange({ ports })}
          />
        )}
        <TextField
          label={t(`network.rule.network.${rule.direction}`)}
          name="network"
          autoComplete="off"
          spellCheck={false}
          mono
          value={rule.network}
          hint={t('network.rule.networkHint')}
          error={errorOf('network') ?? errorOf('duplicate')}
          onValueChange={(network) => onRuleChange({ network })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          className="w-full max-w-md"
          label={t('network.rule.note')}
          name="note"
          autoComplete="off"
          value={rule.note}
          error={errorOf('note')}
          onValueChange={(note) => onRuleChange({ note })}
        />
        <Button type="submit" icon={<PlusIcon />}>
          {t('network.rule.add')}
        </Button>
      </div>
    </Form>
  );
}

function Apply({ view, onApply, onReset, onReasonAsk }: ReadyProps) {
  const { t } = useI18n();
  const { obstacle, isChanged, lockedPort } = view;
  return (
    <div className="flex flex-col gap-3 border-t border-border pt-4">
      {lockedPort !== null && isChanged && (
        <Callout tone="warning">{t('network.lockout', { port: lockedPort })}</Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ReasonButton
          intent="primary"
          disabledReason={obstacle && t(`network.obstacle.${obstacle}`)}
          onExplain={onReasonAsk}
          onClick={onApply}
        >
          {t('network.apply')}
        </ReasonButton>
        {isChanged && (
          <Button intent="ghost" onClick={onReset}>
            {t('network.reset')}
          </Button>
        )}
        <output className="text-sm text-text-muted">
          {t(isChanged ? 'network.changed' : 'network.unchanged')}
        </output>
      </div>
    </div>
  );
}
