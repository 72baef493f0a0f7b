// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface AdminArguments {
  'admin.role': undefined;
  'admin.area': undefined;
  'admin.group.overview': undefined;
  'admin.group.users': undefined;
  'admin.group.servers': undefined;
  'admin.group.payments': undefined;
  'admin.group.system': undefined;
  'admin.nav.dashboard': undefined;
  'admin.nav.analytics': undefined;
  'admin.nav.users': undefined;
  'admin.nav.userRoles': undefined;
  'admin.nav.userActivity': undefined;
  'admin.nav.servers': undefined;
  'admin.nav.serverPlans': undefined;
  'admin.nav.dataCenters': undefined;
  'admin.nav.payments': undefined;
  'admin.nav.transactions': undefined;
  'admin.nav.invoices': undefined;
  'admin.nav.support': undefined;
  'admin.nav.notifications': undefined;
  'admin.nav.logs': undefined;
  'admin.nav.settings': undefined;
  'admin.forbidden.title': undefined;
  'admin.forbidden.description': { email: string | number };
  'admin.forbidden.home': undefined;
  'admin.forbidden.signIn': undefined;
  'admin.list.noMatches': undefined;
  'admin.list.noMatchesText': undefined;
  'admin.details': undefined;
  'admin.refused.gone': undefined;
  'admin.refused.changed': undefined;
  'admin.refused.emailTaken': undefined;
}
