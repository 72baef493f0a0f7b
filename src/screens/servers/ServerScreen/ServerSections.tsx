import type { ReactNode } from 'react';
import { Panel } from '@/components/Panel';
import { Receipt } from '@/components/Receipt';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { EditIcon, RenewIcon, TagIcon, TrashIcon } from '@/primitives/icons';
import { ServerAddressList } from '../ServerListScreen/ServerAddressList';
import { ServerInstructions } from '../ServerListScreen/ServerInstructions';
import { DetailsPanel } from './DetailsPanel';
import { priceLinesOf } from './priceLines';
import { ServerTerm } from './ServerFactsPanel';
import type { ReadyServerView, ServerScreenProps } from './serverView';

type SectionsProps = { view: ReadyServerView } & Pick<
  ServerScreenProps,
  'onDetailsRetry' | 'onAutoRenewalChange' | 'onServerCancel' | 'onServerKeep'
>;

/** The open part of a server's page, besides the overview. */
export default function ServerSections(props: SectionsProps) {
  const { t } = useI18n();
  const { server } = props.view;
  const detailsPanel = (title: string, show: (details: ServerDetails) => ReactNode) => (
    <DetailsPanel title={title} load={props.view.details} onRetry={props.onDetailsRetry}>
      {show}
    </DetailsPanel>
  );
  switch (props.view.tab) {
    case 'access':
      return detailsPanel(t('server.tab.access'), ({ access }) => (
        <ServerInstructions access={access} editHref={server.editHref} />
      ));
    case 'network':
      return detailsPanel(t('server.fact.addresses'), ({ addresses }) => (
        <>
          <ServerAddressList addresses={addresses} />
          <ButtonLink className="mt-4" icon={<EditIcon />} href={server.editHref}>
            {t('serverDetails.addresses.change')}
          </ButtonLink>
        </>
      ));
    case 'billing':
      return <Billing {...props} />;
    case 'settings':
      return <Settings {...props} />;
    case 'overview':
    case 'backups':
    case 'history':
      return null;
  }
}

/** The monthly price line by line, and the next charge (D36). */
function Billing(props: SectionsProps) {
  const { t, money } = useI18n();
  const { server, settings } = props.view;
  const rows = priceLinesOf(settings).map(({ id, amount }) => ({
    id,
    label: id === 'tariff' ? server.tariff : t(`server.billing.${id}`),
    amount,
  }));
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t('server.billing.price')}>
        <Receipt
          rows={rows}
          total={{
            label: t('server.billing.total'),
            amount: t('common.perMonth', { price: money(server.monthlyPrice) }),
          }}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink intent="primary" icon={<RenewIcon />} href={server.renewHref}>
            {t('servers.menu.renew')}
          </ButtonLink>
          <ButtonLink icon={<TagIcon />} href={server.changeTariffHref}>
            {t('servers.menu.changeTariff')}
          </ButtonLink>
        </div>
      </Panel>
      <ServerTerm {...props} />
    </div>
  );
}

/** The link to the settings, and apart from it the way to end the server. */
function Settings({ view: { server }, onServerCancel, onServerKeep }: SectionsProps) {
  const { t, date } = useI18n();
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t('server.settings.title')}>
        <p className="mb-4 text-text-muted">{t('server.settings.description')}</p>
        <ButtonLink intent="primary" icon={<EditIcon />} href={server.editHref}>
          {t('servers.edit')}
        </ButtonLink>
      </Panel>
      {server.leavesOn === null ? (
        <Panel title={t('server.danger.title')} className="border-danger!">
          <p className="mb-4 text-text-muted">{t('server.danger.reinstall')}</p>
          <p className="mb-4 text-text-muted">{t('server.danger.cancel')}</p>
          <Button intent="danger" icon={<TrashIcon />} isChange onClick={() => onServerCancel(server)}>
            {t('servers.menu.leave')}
          </Button>
        </Panel>
      ) : (
        <Panel title={t('server.danger.cancelled')}>
          <p className="mb-4 text-text-muted">{t('server.leaving', { date: date(server.leavesOn) })}</p>
          <Button icon={<RenewIcon />} isChange onClick={() => onServerKeep(server)}>
            {t('servers.menu.stay')}
          </Button>
        </Panel>
      )}
    </div>
  );
}
