// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface AdminSettingsArguments {
  'adminSettings.title': undefined;
  'adminSettings.general': undefined;
  'adminSettings.general.hint': undefined;
  'adminSettings.mail': undefined;
  'adminSettings.mail.hint': undefined;
  'adminSettings.billing': undefined;
  'adminSettings.billing.hint': undefined;
  'adminSettings.security': undefined;
  'adminSettings.security.hint': undefined;
  'adminSettings.field.siteName': undefined;
  'adminSettings.field.supportEmail': undefined;
  'adminSettings.field.smtpHost': undefined;
  'adminSettings.field.smtpPort': undefined;
  'adminSettings.field.senderEmail': undefined;
  'adminSettings.field.defaultCurrency': undefined;
  'adminSettings.field.taxRate': undefined;
  'adminSettings.field.maxLoginAttempts': undefined;
  'adminSettings.field.sessionMinutes': undefined;
  'adminSettings.hint.bounds': { from: string | number; to: string | number };
  'adminSettings.problem.required': undefined;
  'adminSettings.problem.tooLong': undefined;
  'adminSettings.problem.email': undefined;
  'adminSettings.problem.host': undefined;
  'adminSettings.problem.whole': undefined;
  'adminSettings.problem.decimals': undefined;
  'adminSettings.problem.bounds': { from: string | number; to: string | number };
  'adminSettings.changes': { count: number };
  'adminSettings.save': undefined;
  'adminSettings.reset': undefined;
  'adminSettings.saved': undefined;
  'adminSettings.savedText': undefined;
}
