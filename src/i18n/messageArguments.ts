// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
/* oxlint-disable max-lines -- a line for each message that takes arguments. */
import type { RichChunk } from './richChunk';
import type admin from './messages/ru/admin.json';
import type adminAnalytics from './messages/ru/adminAnalytics.json';
import type adminDashboard from './messages/ru/adminDashboard.json';
import type adminJobs from './messages/ru/adminJobs.json';
import type adminPayments from './messages/ru/adminPayments.json';
import type adminServers from './messages/ru/adminServers.json';
import type adminSettings from './messages/ru/adminSettings.json';
import type adminUsers from './messages/ru/adminUsers.json';
import type auth from './messages/ru/auth.json';
import type authExternal from './messages/ru/authExternal.json';
import type cart from './messages/ru/cart.json';
import type catalog from './messages/ru/catalog.json';
import type common from './messages/ru/common.json';
import type document from './messages/ru/document.json';
import type landing from './messages/ru/landing.json';
import type legal from './messages/ru/legal.json';
import type legalPrivacy from './messages/ru/legalPrivacy.json';
import type legalRefund from './messages/ru/legalRefund.json';
import type legalRules from './messages/ru/legalRules.json';
import type legalTerms from './messages/ru/legalTerms.json';
import type list from './messages/ru/list.json';
import type notFound from './messages/ru/notFound.json';
import type notifications from './messages/ru/notifications.json';
import type order from './messages/ru/order.json';
import type orders from './messages/ru/orders.json';
import type palette from './messages/ru/palette.json';
import type payer from './messages/ru/payer.json';
import type payers from './messages/ru/payers.json';
import type payment from './messages/ru/payment.json';
import type paymentMethod from './messages/ru/paymentMethod.json';
import type payments from './messages/ru/payments.json';
import type placeholder from './messages/ru/placeholder.json';
import type pricing from './messages/ru/pricing.json';
import type productLists from './messages/ru/productLists.json';
import type profile from './messages/ru/profile.json';
import type recovery from './messages/ru/recovery.json';
import type serverDetails from './messages/ru/serverDetails.json';
import type serverEdit from './messages/ru/serverEdit.json';
import type serverRenew from './messages/ru/serverRenew.json';
import type serverTariff from './messages/ru/serverTariff.json';
import type servers from './messages/ru/servers.json';
import type shell from './messages/ru/shell.json';
import type support from './messages/ru/support.json';
import type toCart from './messages/ru/toCart.json';

type Text = string | number;

interface Taken {
  'admin.forbidden.description': { email: Text };
  'adminAnalytics.period': { count: number };
  'adminAnalytics.percent': { percent: Text };
  'adminAnalytics.servers': { count: number };
  'adminAnalytics.chart.label': { from: Text; to: Text; best: Text; sum: Text };
  'adminDashboard.users.note': { active: number; suspended: number };
  'adminDashboard.servers.note': { running: number; stopped: number; suspended: number };
  'adminDashboard.revenue.month': { month: Text };
  'adminDashboard.revenue.noneBefore': { month: Text };
  'adminDashboard.revenue.same': { month: Text };
  'adminDashboard.revenue.up': { percent: Text; month: Text };
  'adminDashboard.revenue.down': { percent: Text; month: Text };
  'adminDashboard.pending.note': { sum: Text };
  'adminDashboard.uptime': { percent: Text };
  'adminJobs.number': { id: Text };
  'adminJobs.menu': { id: Text };
  'adminJobs.start.title': { id: Text };
  'adminJobs.start.consequence': { subject: Text; title: Text };
  'adminPayments.count': { count: number };
  'adminPayments.sum': { sum: Text };
  'adminPayments.number': { id: Text };
  'adminPayments.menu': { id: Text };
  'adminPayments.receipt.title': { id: Text };
  'adminPayments.process.title': { id: Text };
  'adminPayments.process.consequence': { sum: Text; user: Text };
  'adminPayments.notice.processedText': { id: Text; sum: Text };
  'adminServers.menu': { name: Text };
  'adminServers.stop.title': { name: Text };
  'adminServers.stop.consequence': { user: Text };
  'adminServers.restart.title': { name: Text };
  'adminServers.restart.consequence': { user: Text };
  'adminServers.notice.startFailed': { name: Text };
  'adminSettings.hint.bounds': { from: Text; to: Text };
  'adminSettings.problem.bounds': { from: Text; to: Text };
  'adminSettings.changes': { count: number };
  'adminUsers.menu': { name: Text };
  'adminUsers.suspend.title': { name: Text };
  'adminUsers.suspend.consequence': { email: Text; servers: number };
  'adminUsers.delete.title': { name: Text };
  'adminUsers.delete.consequence': { email: Text; servers: number };
  'auth.register.passwordHint': { count: number };
  'auth.register.userAgreement': { link: RichChunk };
  'auth.register.serviceTerms': { link: RichChunk };
  'auth.register.refundPolicy': { link: RichChunk };
  'auth.register.dataProcessing': { link: RichChunk };
  'auth.verify.lead': { b: RichChunk; email: Text };
  'auth.verify.codeHint': { count: number };
  'auth.verify.known': { login: RichChunk; forgot: RichChunk };
  'auth.hint.timeout': { seconds: number };
  'auth.hint.retrySeconds': { count: number };
  'auth.hint.retryMinutes': { count: number };
  'cart.selected': { count: number; all: number };
  'cart.checkout.changedText': { total: Text };
  'cart.summary.items': { count: number };
  'cart.summary.discount': { discount: Text };
  'cart.item.select': { item: Text };
  'cart.item.editLabel': { item: Text };
  'cart.item.removeLabel': { item: Text };
  'cart.item.detailsLabel': { item: Text };
  'cart.item.renewal': { id: Text };
  'cart.item.until': { date: Text };
  'cart.item.tariff': { id: Text };
  'cart.item.tariffs': { from: Text; to: Text };
  'cart.item.daysLeft': { count: number };
  'cart.item.count': { count: number };
  'cart.detail.chargeNote': { days: number; month: number };
  'cart.promo.removeLabel': { code: Text };
  'cart.promo.expired': { code: Text; date: Text };
  'cart.promo.notYetActive': { code: Text; date: Text };
  'cart.promo.usedUp': { code: Text };
  'cart.promo.nothingEligible': { code: Text; lines: Text };
  'cart.notice.removedMany': { count: number };
  'catalog.onPage': { n: Text };
  'catalog.planCount': { count: number };
  'catalog.alike': { facts: Text };
  'catalog.later': { count: number };
  'catalog.later.subject': { service: Text; country: Text };
  'catalog.later.subjectAny': { service: Text };
  'catalog.aheadYear': { price: Text };
  'catalog.yearNow': { price: Text };
  'catalog.compare.chosen': { count: Text; max: Text };
  'catalog.compare.remove': { name: Text };
  'catalog.compare.hidden': { count: number };
  'catalog.noMatches.title': { country: Text };
  'common.passwordStrength': { level: 'weak' | 'fair' | 'strong' | (string & {}) };
  'common.perMonth': { price: Text };
  'common.more': { label: Text };
  'common.less': { label: Text };
  'common.files.added': { count: number };
  'common.files.remove': { name: Text };
  'common.files.removed': { name: Text };
  'landing.metaDescription': { uptime: number; price: Text };
  'landing.priceFrom': { strong: RichChunk; price: Text };
  'landing.protection.text': { uptime: number };
  'landing.plans.text': { fromCpu: number; fromRam: number; toCpu: number; toRam: number };
  'landing.guarantee.title': { days: number };
  'landing.guarantee.text': { days: number; percent: number };
  'landing.guarantee.first': { hours: number };
  'landing.questions.price.answer': { panel: Text; ipv4: Text; ipv6: Text; backup: Text };
  'landing.questions.ahead.answer': { quarter: number; half: number; year: number };
  'landing.questions.change.answer': { days: number };
  'landing.questions.end.answer': { days: number };
  'landing.questions.papers.answer': { method: Text };
  'landing.stats.servers.value': { count: number };
  'landing.stats.uptime.value': { uptime: number };
  'landing.stats.datacenters.value': { count: number };
  'legal.version': { date: Text };
  'legal.clause': { number: Text };
  'legal.translation': { link: RichChunk };
  'legalPrivacy.general.1': { company: Text; inn: Text; ogrn: Text; address: Text };
  'legalPrivacy.general.2': { brand: Text };
  'legalPrivacy.consent.1': { company: Text };
  'legalPrivacy.consent.4': { mail: RichChunk; email: Text };
  'legalPrivacy.consent.5': { withdrawDays: number };
  'legalPrivacy.cookies.1': { sidebarDays: number; knownBrowserDays: number };
  'legalPrivacy.storage.1': { keepYears: number };
  'legalPrivacy.protection.3': { breachHours: number; breachReportHours: number };
  'legalPrivacy.rights.2': { mail: RichChunk; email: Text; answerDays: number; answerMoreDays: number };
  'legalPrivacy.contacts.1': { mail: RichChunk; email: Text; phone: Text; address: Text };
  'legalRefund.general.1': { terms: RichChunk; brand: Text };
  'legalRefund.right.1': { requestDays: number };
  'legalRefund.right.2': { usedPercent: number };
  'legalRefund.newClients.1': { cancelHours: number };
  'legalRefund.exceptions.1.1': { usedPercent: number };
  'legalRefund.exceptions.1.2': { requestDays: number };
  'legalRefund.amount.2': {
    examplePeriod: number;
    exampleUsed: number;
    exampleShare: number;
    usedPercent: number;
    exampleRefund: number;
  };
  'legalRefund.request.1': { mail: RichChunk; email: Text };
  'legalRefund.timing.1': { reviewDays: number };
  'legalRefund.timing.2': { payoutDays: number };
  'legalRefund.law.2': { mail: RichChunk; email: Text; claimDays: number; terms: RichChunk };
  'legalRules.general.1': { terms: RichChunk; brand: Text };
  'legalRules.security.3': { mail: RichChunk; email: Text };
  'legalRules.backups.4': { graceDays: number };
  'legalRules.availability.1': { uptime: number };
  'legalRules.availability.3': { maintenanceHours: number };
  'legalRules.availability.4': { requestDays: number };
  'legalRules.complaints.1': { mail: RichChunk; email: Text };
  'legalRules.complaints.2': { abuseHours: number };
  'legalRules.suspension.4': { refund: RichChunk };
  'legalTerms.general.1': { company: Text; inn: Text; ogrn: Text; brand: Text };
  'legalTerms.general.3.1': { rules: RichChunk };
  'legalTerms.general.3.2': { refund: RichChunk };
  'legalTerms.general.3.3': { privacy: RichChunk };
  'legalTerms.definitions.1': { b: RichChunk; brand: Text };
  'legalTerms.definitions.2': { b: RichChunk };
  'legalTerms.definitions.3': { b: RichChunk };
  'legalTerms.definitions.4': { b: RichChunk };
  'legalTerms.definitions.5': { b: RichChunk };
  'legalTerms.account.2': { codeDigits: number };
  'legalTerms.account.5': { mail: RichChunk; email: Text };
  'legalTerms.services.4': { uptime: number; rules: RichChunk };
  'legalTerms.payment.6': { noticeDays: number };
  'legalTerms.duties.2.1': { rules: RichChunk };
  'legalTerms.termination.2': { refund: RichChunk };
  'legalTerms.termination.4': { graceDays: number };
  'legalTerms.disputes.1': { mail: RichChunk; email: Text; claimDays: number };
  'legalTerms.changes.1': { noticeDays: number };
  'legalTerms.requisites.1': { company: Text; inn: Text; kpp: Text; ogrn: Text; address: Text };
  'legalTerms.requisites.2': { mail: RichChunk; email: Text; phone: Text };
  'list.selectRow': { row: Text };
  'list.filterConditions': { count: number };
  'list.removeFilter': { filter: Text };
  'list.chip': { name: Text; value: Text };
  'list.total': { count: Text };
  'list.selected': { count: Text };
  'notifications.unread': { count: number };
  'notifications.markRead': { title: Text };
  'notifications.markUnread': { title: Text };
  'notifications.serverEnding.title': { domain: Text };
  'notifications.serverEnding.text': { id: Text; date: Text };
  'notifications.serverSuspended.title': { domain: Text };
  'notifications.serverSuspended.text': { id: Text };
  'notifications.serverReady.title': { domain: Text };
  'notifications.serverReady.text': { id: Text };
  'notifications.serverFailed.title': { domain: Text };
  'notifications.serverFailed.text': { id: Text };
  'notifications.orderFailed.title': { id: Text };
  'notifications.orderFailed.text': { title: Text; amount: Text };
  'notifications.paymentDue.title': { amount: Text };
  'notifications.paymentReceived.title': { amount: Text };
  'notifications.ticketAnswered.title': { id: Text };
  'notifications.ticketAnswered.text': { subject: Text };
  'notifications.actionOf': { action: Text; title: Text };
  'order.os.version': { system: Text };
  'order.problem.systemNotSupported': { system: Text };
  'order.problem.panelNeedsCleanSystem': { panel: Text };
  'order.problem.tooLittleMemory': { needed: number; present: number };
  'order.takenBack': { what: Text; why: Text };
  'order.ipv4.value': { count: number };
  'order.ipv4.hint': { price: Text };
  'order.surcharge': { price: Text };
  'order.summary.total': { price: Text };
  'order.notice.planMissing': { plan: Text; link: RichChunk };
  'order.notice.planUnreadable': { plan: Text; link: RichChunk };
  'order.notice.planUnknown': { requested: Text; plan: Text; link: RichChunk };
  'order.notice.priceChanged': { price: Text };
  'order.notice.ignored': { what: Text };
  'order.toast.fullText': { count: number };
  'orders.rowLabel': { id: Text };
  'orders.menu': { id: Text };
  'orders.more': { title: Text; count: Text };
  'orders.title': { id: Text };
  'orders.steps': { title: Text };
  'orders.failed': { amount: Text };
  'palette.count': { count: number };
  'palette.servers.all': { count: number };
  'palette.action.renew': { domain: Text };
  'palette.action.renew.note': { date: Text };
  'palette.action.language': { language: Text };
  'payer.field.code.hint': { count: number };
  'payer.problem.innLength': { count: number };
  'payer.problem.ogrnLength': { count: number };
  'payer.document.soleProprietor': { name: Text };
  'payer.document.inn': { value: Text };
  'payer.document.kpp': { value: Text };
  'payer.document.ogrn': { value: Text };
  'payer.document.ogrnip': { value: Text };
  'payer.document.account': { value: Text };
  'payer.document.bik': { value: Text };
  'payers.menu': { name: Text };
  'payers.remove.text': { name: Text };
  'payment.position': { number: number; count: number };
  'payment.pay': { amount: Text };
  'payment.method.minimum': { amount: Text };
  'payment.method.commission': { percent: number };
  'payment.method.noDocuments': { method: Text };
  'payment.amount.hint': { amount: Text };
  'payment.amount.hintConverted': { amount: Text; converted: Text };
  'payment.amount.rate': { rate: Text; sign: Text };
  'payment.blocker.minimum': { amount: Text };
  'payment.blocker.minimumOrder': { amount: Text };
  'payment.promo.notFound': { code: Text };
  'payment.promo.expired': { code: Text; date: Text };
  'payment.promo.notYetActive': { code: Text; date: Text };
  'payment.promo.usedUp': { code: Text };
  'payment.promo.price': { amount: Text };
  'payment.summary.commission': { percent: number };
  'payment.summary.credited': { amount: Text };
  'payment.line.order.note': { os: Text; period: Text; count: number };
  'payment.line.renewal': { domain: Text };
  'payment.line.tariff': { tariff: Text; domain: Text };
  'payment.line.tariff.note': { days: number };
  'payment.line.server': { id: Text };
  'payment.problems': { count: number };
  'payment.confirm.editNamed': { name: Text };
  'payment.confirm.terms': { terms: RichChunk; refund: RichChunk };
  'payment.result.paid.orderText': { email: Text };
  'payment.result.paid.topUpText': { email: Text };
  'payment.result.awaiting.manualText': { amount: Text };
  'payment.result.awaiting.cryptoText': { amount: Text; email: Text };
  'payment.result.purposeText': { number: Text };
  'payments.rowLabel': { number: Text };
  'payments.menu': { number: Text };
  'payments.selected': { count: Text; total: Text };
  'payments.sum': { total: Text };
  'payments.paidSum': { total: Text };
  'payments.period.fromTo': { from: Text; to: Text };
  'payments.period.from': { from: Text };
  'payments.period.to': { to: Text };
  'payments.question.more': { count: number };
  'payments.question.skipped': { count: number };
  'payments.payDialog.one': { number: Text };
  'payments.payDialog.many': { count: number };
  'payments.payDialog.confirm': { sum: Text };
  'payments.payDialog.missing': { sum: Text };
  'payments.deleteDialog.title': { count: number };
  'payments.deleteDialog.one': { number: Text; sum: Text };
  'payments.deleteDialog.many': { count: number; sum: Text };
  'payments.deleteDialog.effect': { count: number };
  'payments.notice.paidText': { number: Text; sum: Text };
  'payments.notice.paidManyText': { count: number; sum: Text };
  'payments.notice.deletedText': { number: Text };
  'payments.notice.deletedManyText': { count: number };
  'payments.notice.downloadedText': { name: Text; count: number };
  'payments.sheet.innKpp': { inn: Text; kpp: Text };
  'payments.sheet.payers': { count: number };
  'payments.sheet.morePayers': { names: Text; count: number };
  'payments.sheet.total': { count: Text };
  'payments.sheet.made': { date: Text };
  'payments.receipt.title.Paid': { number: Text; date: Text };
  'payments.receipt.title.Pending': { number: Text; date: Text };
  'payments.receipt.title.Canceled': { number: Text; date: Text };
  'payments.receipt.purposeText': { number: Text };
  'placeholder.goTo': { name: Text };
  'placeholder.askSubject': { name: Text };
  'placeholder.orderSubject': { name: Text };
  'pricing.perMonth': { price: Text };
  'pricing.saving': { price: Text; percent: number };
  'pricing.spec.cpu': { count: number };
  'pricing.spec.ram': { size: number };
  'pricing.spec.storage': { size: number; kind: Text };
  'pricing.receipt.promo': { code: Text };
  'pricing.receipt.times': { price: Text; months: number; count: number };
  'profile.faults': { count: number };
  'profile.hint.email': { link: RichChunk };
  'profile.hint.newPassword': { count: number };
  'profile.problem.phoneLength': { count: number };
  'profile.problem.passwordShort': { count: number };
  'profile.problem.passwordLong': { count: number };
  'profile.document.byEmail': { email: Text };
  'profile.document.born': { date: Text };
  'profile.document.passport': { number: Text };
  'profile.document.issued': { by: Text };
  'profile.document.registered': { address: Text };
  'profile.document.missing': { fields: Text };
  'profile.failed.tooManyTriesWait': { count: number };
  'recovery.sent': { b: RichChunk; email: Text };
  'recovery.reset.hint': { count: number };
  'serverDetails.copy': { text: Text };
  'serverDetails.instructions.password': { edit: RichChunk };
  'serverDetails.instructions.reinstall': { edit: RichChunk };
  'serverEdit.heading': { id: Text };
  'serverEdit.noServer.numbered': { id: Text };
  'serverEdit.locked.Suspended': { renew: RichChunk };
  'serverEdit.hint.domainAscii': { domain: Text };
  'serverEdit.hint.password': { count: number };
  'serverEdit.hint.ipv4': { price: Text };
  'serverEdit.address.current': { address: Text };
  'serverEdit.address.free': { address: Text };
  'serverEdit.ipv4.value': { count: number };
  'serverEdit.surcharge': { price: Text };
  'serverEdit.password.generateFor': { field: Text };
  'serverEdit.summary.count': { count: number };
  'serverEdit.summary.difference': { difference: Text };
  'serverEdit.summary.announce': { count: number; price: Text };
  'serverEdit.blocked.invalid': { fields: Text };
  'serverEdit.problem.nameTooLong': { count: number };
  'serverEdit.problem.userName': { count: number };
  'serverEdit.problem.passwordShort': { count: number };
  'serverEdit.problem.passwordLong': { count: number };
  'serverEdit.problem.panelNotSupported': { panel: Text; system: Text };
  'serverEdit.problem.softwareNotSupported': { system: Text };
  'serverEdit.problem.panelNeedsCleanSystem': { panel: Text };
  'serverEdit.problem.tooLittleMemory': { needed: number; present: number };
  'serverEdit.confirm.text': { name: Text };
  'serverEdit.confirm.label': { word: RichChunk; name: Text };
  'serverRenew.heading': { count: number; id: Text };
  'serverRenew.noServer.numbered': { count: number; ids: Text };
  'serverRenew.missing': { count: number; ids: Text };
  'serverRenew.more': { ids: Text; count: number };
  'serverRenew.expired': { date: Text };
  'serverRenew.expiredMany': { count: number };
  'serverRenew.period.until': { date: Text };
  'serverRenew.summary.for': { period: Text; count: number };
  'serverRenew.summary.until': { date: Text };
  'serverRenew.summary.announce': { price: Text };
  'serverRenew.notice.one': { id: Text; date: Text; price: Text };
  'serverRenew.notice.many': { count: number; price: Text };
  'serverTariff.heading': { id: Text };
  'serverTariff.noServer.numbered': { id: Text };
  'serverTariff.position': { number: Text; count: Text };
  'serverTariff.option.dearer': { price: Text };
  'serverTariff.option.cheaper': { price: Text };
  'serverTariff.compare.inRubles': { name: Text };
  'serverTariff.keepsDisk': { size: Text };
  'serverTariff.charge.daysOf': { days: number; month: number };
  'serverTariff.charge.capped': { days: number; month: number };
  'serverTariff.charge.expired': { date: Text };
  'serverTariff.charge.formula': { month: number };
  'serverTariff.charge.renewal': { price: Text };
  'serverTariff.done.text': { tariff: Text; id: Text };
  'serverTariff.notice': { id: Text; tariff: Text; price: Text };
  'servers.rowLabel': { id: Text; domain: Text };
  'servers.menu': { id: Text };
  'servers.reason.renewTooMany': { count: number };
  'servers.rebootDialog.title': { count: number };
  'servers.rebootDialog.one': { domain: Text; id: Text };
  'servers.rebootDialog.many': { count: number };
  'servers.rebootDialog.more': { count: number };
  'servers.rebootDialog.effect': { count: number };
  'servers.rebootDialog.skipped': { count: number };
  'servers.notice.rebootedText': { id: Text };
  'servers.notice.rebootedManyText': { count: number };
  'servers.details.of': { id: Text; domain: Text };
  'shell.back': { name: Text };
  'shell.sidebar.shortcut': { label: Text };
  'shell.balance.link': { amount: Text };
  'shell.notifications.count': { count: number };
  'shell.messages.count': { count: number };
  'shell.unpaid.count': { count: number };
  'shell.cart.count': { count: number; total: Text };
  'shell.cart.items': { count: number };
  'shell.user.named': { email: Text };
  'shell.cartMoved.message': { count: number };
  'support.queue.count': { count: number };
  'support.rowLabel': { id: Text; subject: Text };
  'support.menu': { id: Text };
  'support.empty.showArchive': { count: number };
  'support.notice.archived': { count: number };
  'support.notice.restored': { count: number };
  'support.notice.created': { id: Text };
  'support.notice.createdText': { department: Text };
  'support.notice.closed': { id: Text };
  'support.form.server': { id: Text };
  'support.form.filesHint': { count: Text; size: Text };
  'support.draft.lostFiles': { names: Text };
  'support.answers.count': { count: number };
  'support.answers.open': { page: Text };
  'support.problem.tooLong': { limit: Text; length: Text };
  'support.file.tooLarge': { size: Text };
  'support.file.tooMany': { count: Text };
  'support.thread.title': { id: Text };
  'support.thread.queued': { id: Text; department: Text };
  'toCart.fullText': { count: number };
}

type Catalogue = typeof admin &
  typeof adminAnalytics &
  typeof adminDashboard &
  typeof adminJobs &
  typeof adminPayments &
  typeof adminServers &
  typeof adminSettings &
  typeof adminUsers &
  typeof auth &
  typeof authExternal &
  typeof cart &
  typeof catalog &
  typeof common &
  typeof document &
  typeof landing &
  typeof legal &
  typeof legalPrivacy &
  typeof legalRefund &
  typeof legalRules &
  typeof legalTerms &
  typeof list &
  typeof notFound &
  typeof notifications &
  typeof order &
  typeof orders &
  typeof palette &
  typeof payer &
  typeof payers &
  typeof payment &
  typeof paymentMethod &
  typeof payments &
  typeof placeholder &
  typeof pricing &
  typeof productLists &
  typeof profile &
  typeof recovery &
  typeof serverDetails &
  typeof serverEdit &
  typeof serverRenew &
  typeof serverTariff &
  typeof servers &
  typeof shell &
  typeof support &
  typeof toCart;

/** The arguments of every message; `undefined` for a message that takes none. */
export type MessageArguments = { [Key in keyof Catalogue]: Key extends keyof Taken ? Taken[Key] : undefined };
