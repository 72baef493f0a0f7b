import type { ReactNode } from 'react';
import { FactList } from '@/components/FactList';
import { Panel } from '@/components/Panel';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import type { DeskCustomer } from '@/domain/desk/desk';
import { useI18n } from '@/i18n/I18nProvider';
import { deskTicketPath, paths, withQuery } from '@/paths';
import { Badge } from '@/primitives/Badge';
import { Link } from '@/primitives/Link';

/** The ticket's customer: money, servers and other tickets, with links. */
export function TicketCustomer({ customer }: { customer: DeskCustomer }) {
  const { t, money } = useI18n();
  const { email, name, status, balance, openBills, servers, tickets } = customer;
  return (
    <Panel
      title={t('adminTickets.customer.title')}
      aside={status === 'Suspended' && <Badge tone="danger">{t('adminTickets.customer.suspended')}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
          <br />
          <Link href={withQuery(paths.admin.users, { q: email })}>{email}</Link>
        </p>
        <FactList
          layout="edges"
          facts={[
            { label: t('adminTickets.customer.balance'), value: money(balance) },
            {
              label: t('adminTickets.customer.bills'),
              value:
                openBills.count === 0 ? (
                  t('adminTickets.customer.noBills')
                ) : (
                  <Link href={withQuery(paths.admin.bills, { q: email })}>
                    {t('adminTickets.customer.billsValue', {
                      count: openBills.count,
                      sum: money(openBills.sum),
                    })}
                  </Link>
                ),
            },
          ]}
        />
        <Group
          title={t('adminTickets.customer.servers')}
          none={t('adminTickets.customer.noServers')}
          items={servers.map(({ id, domain, status: state }) => ({
            key: id,
            link: <Link href={withQuery(paths.admin.servers, { q: `#${id}` })}>{domain}</Link>,
            badge: <ServerStatusBadge status={state} size="sm" />,
          }))}
        />
        <Group
          title={t('adminTickets.customer.tickets')}
          none={t('adminTickets.customer.noTickets')}
          items={tickets.map(({ id, subject, status: state }) => ({
            key: id,
            link: (
              <Link href={deskTicketPath(id)}>
                {`#${id} `}
                <bdi>{subject}</bdi>
              </Link>
            ),
            badge: <TicketStatusBadge status={state} size="sm" />,
          }))}
        />
      </div>
    </Panel>
  );
}

interface GroupProps {
  title: string;
  none: string;
  items: readonly { key: number; link: ReactNode; badge: ReactNode }[];
}

function Group({ title, none, items }: GroupProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="text-sm text-text-muted">{title}</h3>
      {items.length === 0 ? (
        <p className="text-text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {items.map(({ key, link, badge }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">{link}</span>
              {badge}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
