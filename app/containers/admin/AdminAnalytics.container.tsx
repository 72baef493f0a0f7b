import type { Loaded } from '@/domain/loaded';
import * as v from 'valibot';
import { useSearchParams } from 'react-router-dom';
import type { AdminAnalytics } from '@/domain/admin/analytics';
import { AdminAnalyticsScreen } from '@/screens/admin/AdminAnalyticsScreen/AdminAnalyticsScreen';
import type {
  AdminAnalyticsView,
  AnalyticsForm,
} from '@/screens/admin/AdminAnalyticsScreen/adminAnalyticsTypes';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAdminAnalytics } from '@app/reads/adminReads';

/** `?as=table` shows the figures; anything else the chart. */
const formSchema = v.fallback(v.picklist(['chart', 'table']), 'chart');

/** How the business develops (§2 '/admin/analytics'). */
export default function AdminAnalyticsContainer() {
  const { state, refresh } = useAdminAnalytics();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <DocumentTitle of="adminAnalytics.title" />
      <AdminAnalyticsScreen
        view={toAdminAnalyticsView(state, v.parse(formSchema, params.get('as')))}
        onFormChange={(form) =>
          setParams(form === 'table' ? { as: form } : {}, { replace: true, preventScrollReset: true })
        }
        onRetry={() => void refresh()}
      />
    </>
  );
}

function toAdminAnalyticsView(data: Loaded<AdminAnalytics>, form: AnalyticsForm): AdminAnalyticsView {
  if (data.status !== 'ready') return data;
  return data.value.months.length === 0
    ? { status: 'empty' }
    : { status: 'ready', analytics: data.value, form };
}
