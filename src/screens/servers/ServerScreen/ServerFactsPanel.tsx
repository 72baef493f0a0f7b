import { DatacenterName } from '@/components/DatacenterName';
import { FactList } from '@/components/FactList';
import { RenewalPromise } from '@/components/RenewalPromise';
import { nextPriceText } from '@/components/nextPriceText';
import { monthlyFrom } from '@/domain/pricing/renewal';
import { periodPrice } from '@/domain/pricing/period';
import { isCancelled } from '@/domain/servers/cancellation';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { CopyButton } from '@/primitives/CopyButton';
import { EditIcon, ExternalIcon, HelpIcon, RenewIcon, TagIcon } from '@/primitives/icons';
import { Switch } from '@/primitives/Switch';
import type { ReadyServerView, ServerScreenProps } from './serverView';

type FactsProps = { view: ReadyServerView } & Pick<ServerScreenProps, 'onAutoRenewalChange' | 'onServerKeep'>;

const card = 'min-w-0 rounded-card border border-border bg-surface';

/** Facts of the server, end of the paid term, and links for changes. */
export function ServerFactsPanel(props: FactsProps) {
  return (
    <div className="flex flex-col gap-5">
      <Identity view={props.view} />
      <ServerTerm {...props} />
      <Ways {...props} />
    </div>
  );
}

function Copyable({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0 font-mono [overflow-wrap:anywhere]">{text}</span>
      {/* Reaches into the gap of its row, by no more than half of it: a neighbour's button is as large. */}
      <span className="-my-1 flex">
        <CopyButton size="sm" value={text} label={t('server.copy', { text })} />
      </span>
    </span>
  );
}

function Identity({ view }: Pick<FactsProps, 'view'>) {
  const { t, date } = useI18n();
  const { server, settings, addresses } = view;
  const { id, domain, os, tariff, awaitedTariff, datacenter } = server;
  return (
    <section aria-label={t('server.facts')} className={`${card} p-5`}>
      <FactList
        layout="edges"
        facts={[
          { label: t('servers.column.id'), value: `#${id}` },
          { label: t('servers.column.domain'), value: <Copyable text={domain} /> },
          {
            label: t('server.fact.addresses'),
            value:
              addresses.length === 0 ? (
                t('common.noAddress')
              ) : (
                <ul className="flex flex-col gap-2">
                  {addresses.map(({ address }) => (
                    <li key={address}>
                      <Copyable text={address} />
                    </li>
                  ))}
                </ul>
              ),
          },
          { label: t('servers.column.os'), value: os },
          {
            label: t('servers.column.tariff'),
            value:
              awaitedTariff === null ? tariff : t('server.fact.awaited', { from: tariff, to: awaitedTariff }),
          },
          { label: t('servers.column.datacenter'), value: <DatacenterName datacenter={datacenter} /> },
          { label: t('server.fact.created'), value: date(settings.createdOn) },
        ]}
      />
    </section>
  );
}

/** End and price of the paid term, and the next charge (D29, D36). */
export function ServerTerm({ view, onAutoRenewalChange }: FactsProps) {
  const i18n = useI18n();
  const { t, date, money } = i18n;
  const { server, autoRenewal, settings } = view;
  const { discounts } = settings.prices;
  const nextPrice = nextPriceText(server, i18n);
  const promise = (
    <RenewalPromise
      server={server}
      isOn={autoRenewal.isOn}
      amount={periodPrice(monthlyFrom(server, server.endDate), server.renewalPeriod, discounts)}
      period={server.renewalPeriod}
      deletionDays={view.deletionDays}
    />
  );
  return (
    <section aria-label={t('server.term')} className={`${card} p-5`}>
      <div className="mb-3">
        <FactList
          layout="edges"
          facts={[
            { label: t('server.fact.endDate'), value: date(server.endDate) },
            {
              label: t('servers.column.price'),
              value: t('common.perMonth', { price: money(server.monthlyPrice) }),
            },
            ...(nextPrice ? [{ label: t('server.fact.nextPrice'), value: nextPrice }] : []),
          ]}
        />
      </div>
      {isCancelled(server) ? (
        <p className="text-sm text-text-muted">{promise}</p>
      ) : (
        <Switch
          label={t('server.autoRenewal')}
          description={promise}
          checked={autoRenewal.isOn}
          disabled={autoRenewal.isPending}
          isChange
          onCheckedChange={onAutoRenewalChange}
        />
      )}
    </section>
  );
}

/** Links for changing the server; a cancelled one can be kept. */
function Ways({ view: { server }, onServerKeep }: FactsProps) {
  const { t } = useI18n();
  const row = 'w-full justify-start!';
  return (
    <nav aria-label={t('server.ways')} className={`${card} flex flex-col items-start gap-1 p-2`}>
      <ButtonLink intent="ghost" className={row} icon={<EditIcon />} href={server.editHref}>
        {t('servers.edit')}
      </ButtonLink>
      <ButtonLink intent="ghost" className={row} icon={<RenewIcon />} href={server.renewHref}>
        {t('servers.menu.renew')}
      </ButtonLink>
      <ButtonLink intent="ghost" className={row} icon={<TagIcon />} href={server.changeTariffHref}>
        {t('servers.menu.changeTariff')}
      </ButtonLink>
      {'href' in server.panel && (
        <ButtonLink
          intent="ghost"
          className={row}
          icon={<ExternalIcon />}
          href={server.panel.href}
          target="_blank"
        >
          {t('servers.menu.panel')}
        </ButtonLink>
      )}
      <ButtonLink intent="ghost" className={row} icon={<HelpIcon />} href={server.questionHref}>
        {t('servers.menu.question')}
      </ButtonLink>
      {isCancelled(server) && (
        <Button
          intent="ghost"
          className={row}
          icon={<RenewIcon />}
          isChange
          onClick={() => onServerKeep(server)}
        >
          {t('servers.menu.stay')}
        </Button>
      )}
    </nav>
  );
}
