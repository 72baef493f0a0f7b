// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface AdminAnalyticsArguments {
  'adminAnalytics.title': undefined;
  'adminAnalytics.metrics': undefined;
  'adminAnalytics.period': { count: number };
  'adminAnalytics.percent': { percent: string | number };
  'adminAnalytics.servers': { count: number };
  'adminAnalytics.metric.revenue': undefined;
  'adminAnalytics.metric.average': undefined;
  'adminAnalytics.metric.joined': undefined;
  'adminAnalytics.metric.success': undefined;
  'adminAnalytics.metric.successNote': undefined;
  'adminAnalytics.revenue': undefined;
  'adminAnalytics.form': undefined;
  'adminAnalytics.form.chart': undefined;
  'adminAnalytics.form.table': undefined;
  'adminAnalytics.chart.label': {
    from: string | number;
    to: string | number;
    best: string | number;
    sum: string | number;
  };
  'adminAnalytics.column.month': undefined;
  'adminAnalytics.column.revenue': undefined;
  'adminAnalytics.column.payments': undefined;
  'adminAnalytics.column.joined': undefined;
  'adminAnalytics.usage': undefined;
  'adminAnalytics.resource.cpu': undefined;
  'adminAnalytics.resource.memory': undefined;
  'adminAnalytics.resource.disk': undefined;
  'adminAnalytics.resource.traffic': undefined;
  'adminAnalytics.nearlyUsedUp': undefined;
  'adminAnalytics.datacenters': undefined;
  'adminAnalytics.empty': undefined;
  'adminAnalytics.emptyText': undefined;
}
