import type { ReactNode } from 'react';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { droppedChoiceTexts } from './orderTexts';
import type { OrderNotice } from './parseOrderStart';
import type { ReadyOrderView } from './osSelectionView';

/** Notices that are not problems. */
const harmless: readonly OrderNotice['kind'][] = ['planMissing', 'periodCapped'];

/** Notices about changes of the requested order; none happens silently (D21). */
export function OrderNotices({ view }: { view: ReadyOrderView }) {
  const i18n = useI18n();
  const isHarmless = view.notices.every(({ kind }) => harmless.includes(kind));
  return (
    <Callout tone={isHarmless ? 'info' : 'warning'}>
      <div className="flex flex-col gap-1.5">
        {view.notices.map((notice) => (
          <div key={notice.kind}>{noticeText(notice, view, i18n)}</div>
        ))}
      </div>
    </Callout>
  );
}

function noticeText(notice: OrderNotice, view: ReadyOrderView, { t, rich, money }: I18n): ReactNode {
  const fallback = {
    plan: view.plan.name,
    link: (name: ReactNode) => (
      <Link href={view.catalogHref} variant="bare" className="underline underline-offset-3">
        {name}
      </Link>
    ),
  };
  switch (notice.kind) {
    case 'planMissing':
      return rich('order.notice.planMissing', fallback);
    case 'planUnreadable':
      return rich('order.notice.planUnreadable', fallback);
    case 'planUnknown':
      return rich('order.notice.planUnknown', { ...fallback, requested: notice.requested });
    case 'priceChanged':
      return t('order.notice.priceChanged', {
        price: t('pricing.perMonth', { price: money(notice.monthly) }),
      });
    case 'periodCapped':
      return t('order.notice.periodCapped');
    case 'ignored':
      return t('order.notice.ignored', {
        what: notice.params.map((param) => t(`order.param.${param}`)).join(', '),
      });
    case 'takenBack':
      return droppedChoiceTexts(notice, view, t).map((text) => <p key={text}>{text}</p>);
  }
}
