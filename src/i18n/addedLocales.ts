/**
 * Languages that an app adds to the library's, by BCP 47 tag. The app declares them:
 *
 *   declare module '@meridian/portal/i18n/addedLocales' { interface AddedLocales { de: true } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- empty until an app fills it
export interface AddedLocales {}
