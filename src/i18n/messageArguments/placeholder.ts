// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface PlaceholderArguments {
  'placeholder.goTo': { name: string | number };
  'placeholder.ask': undefined;
  'placeholder.askSubject': { name: string | number };
  'placeholder.order': undefined;
  'placeholder.orderSubject': { name: string | number };
  'placeholder.text.dedicated': undefined;
  'placeholder.text.protection': undefined;
  'placeholder.text.dns': undefined;
  'placeholder.text.ftp': undefined;
  'placeholder.text.ip': undefined;
  'placeholder.text.ssl': undefined;
  'placeholder.text.ispmanager': undefined;
  'placeholder.text.modules': undefined;
  'placeholder.text.bitninja': undefined;
  'placeholder.text.userRoles': undefined;
  'placeholder.text.affiliate': undefined;
  'placeholder.text.orders': undefined;
  'placeholder.text.paymentMethods': undefined;
  'placeholder.text.discounts': undefined;
  'placeholder.text.userSettings': undefined;
  'placeholder.text.billing': undefined;
  'placeholder.text.tools': undefined;
  'placeholder.text.statistics': undefined;
  'placeholder.text.help': undefined;
}
