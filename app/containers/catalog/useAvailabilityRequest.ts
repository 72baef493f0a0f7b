import { useLocation, useNavigate } from 'react-router-dom';
import type { CatalogueCountry } from '@/domain/profile/countries';
import type { ProductLine } from '@/domain/catalog/plan';
import { plainQuery } from '@/domain/list/listRules';
import { readRows } from '@/domain/list/pagedList';
import { supportServiceNamed, type Ticket } from '@/domain/support/support';
import { ticketRules } from '@/domain/support/ticketRules';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { catalogServices } from '@/screens/catalog/CatalogScreen/toCatalogView';
import { ticketHref } from '@/screens/support/TicketListScreen/ticketListView';
import { useSingleCall } from '@app/calls/calls';
import type { SupportPort } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';
import { useSessionUser } from '@app/session/useSessionUser';

/** Finds an open ticket with this subject, archived or not. */
async function openTicket({ list }: Pick<SupportPort, 'list'>, subject: string): Promise<Ticket | undefined> {
  const query = plainQuery(ticketRules, subject);
  for (const archived of [null, '1'] as const) {
    const filter = { ...query.filter, archived };
    const { items } = await readRows(list, { ...query, filter }, Number.POSITIVE_INFINITY);
    const found = items.find((ticket) => ticket.subject === subject && ticket.status !== 'closed');
    if (found) return found;
  }
  return undefined;
}

/**
 * Asks sales by ticket to notify this account when plans are sold in a country (D48). A repeated request shows the open
 * ticket. The demonstration cannot notify (D51).
 */
export function useAvailabilityRequest(line: ProductLine): (country: CatalogueCountry) => void {
  const { support } = usePorts();
  const { t, country: nameOf } = useI18n();
  const user = useSessionUser();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { invalidate } = useReads();
  const call = useSingleCall('repeatable');
  const service = catalogServices[line];

  const open = ({ id }: Ticket) => ({
    label: t('catalog.notify.open'),
    onSelect: () => void navigate(ticketHref(id)),
  });

  return (code) => {
    if (user === null) {
      const login = withQuery(paths.login, { returnTo: pathname + search });
      toast({
        type: 'info',
        title: t('catalog.notify.demo'),
        message: t('catalog.notify.demoText'),
        action: { label: t('catalog.notify.signIn'), onSelect: () => void navigate(login) },
      });
      return;
    }
    const country = nameOf(code);
    const subject = t('catalog.notify.subject', { service, country });
    call(
      async () => {
        const earlier = await openTicket(support, subject);
        if (earlier) return { ticket: earlier, isNew: false };
        const message = t('catalog.notify.message', { service, country });
        const facts = { service: supportServiceNamed(service), department: 'sales', serverId: null } as const;
        return { ticket: await support.create({ subject, message, ...facts }, []), isNew: true };
      },
      ({ ticket, isNew }) => {
        if (isNew) invalidate('tickets', 'account');
        toast({
          type: isNew ? 'success' : 'info',
          title: t(isNew ? 'catalog.notify.done' : 'catalog.notify.again'),
          message: t(isNew ? 'catalog.notify.doneText' : 'catalog.notify.againText', { id: ticket.id }),
          action: open(ticket),
        });
      },
      ({ kind }) =>
        toast({
          type: 'error',
          title: t('catalog.notify.failed'),
          message: t(kind === 'offline' ? 'common.error.offline' : 'common.error.unexpected'),
        }),
    );
  };
}
