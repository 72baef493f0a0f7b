import * as v from 'valibot';
import { useSearchParams } from 'react-router-dom';
import { AdminAnalyticsScreen } from '@/screens/admin/AdminAnalyticsScreen/AdminAnalyticsScreen';
import { toAdminAnalyticsView } from '@/screens/admin/AdminAnalyticsScreen/adminAnalyticsView';
import { useAdminAnalytics } from '@app/reads/adminReads';

/** `?as=table` shows a table; anything else the chart. */
const formSchema = v.fallback(v.picklist(['chart', 'table']), 'chart');

/** How the business develops (§2 '/admin/analytics'). */
export default function AdminAnalyticsContainer() {
  const { state, refresh } = useAdminAnalytics();
  const [params, setParams] = useSearchParams();
  return (
    <AdminAnalyticsScreen
      view={toAdminAnalyticsView(state, v.parse(formSchema, params.get('as')))}
      onFormChange={(form) =>
        setParams(form === 'table' ? { as: form } : {}, { replace: true, preventScrollReset: true })
      }
      onRetry={() => void refresh()}
    />
  );
}
