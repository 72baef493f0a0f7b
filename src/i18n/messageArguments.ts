// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.

/** The arguments of every message; `undefined` for a message that takes none. */
export interface MessageArguments {
  'common.close': undefined;
  'common.cancel': undefined;
  'common.back': undefined;
  'common.retry': undefined;
  'common.reset': undefined;
  'common.loading': undefined;
  'common.required': undefined;
  'common.showPassword': undefined;
  'common.hidePassword': undefined;
  'common.language': undefined;
  'common.language.ru': undefined;
  'common.language.en': undefined;
  'common.theme': undefined;
  'common.theme.light': undefined;
  'common.theme.dark': undefined;
  'common.theme.system': undefined;
  'common.goHome': undefined;
  'common.notice.success': undefined;
  'common.notice.error': undefined;
  'common.notice.info': undefined;
  'common.notices': undefined;
  'common.error.title': undefined;
  'common.error.offline': undefined;
  'common.error.unexpected': undefined;
  'common.error.reload': undefined;
  'common.opensNewTab': undefined;
  'common.perMonth': { price: string | number };
  'notFound.title': undefined;
  'notFound.description': undefined;
  'notFound.suggestion': undefined;
}
