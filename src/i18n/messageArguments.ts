// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { RichChunk } from './richChunk';

type Text = string | number;

/** The keys of the messages that take arguments, beside what they take; a line for each would be hundreds. */
// oxfmt-ignore
type Taken =
  & Record<'accountDeletion.bills.value', { count: Text; sum: Text }>
  & Record<'accountSecurity.email.waiting' | 'admin.forbidden.description' | 'adminCustomer.merge.intro'
    | 'adminCustomer.merge.ended.text' | 'adminCustomer.merge.confirmationHint' | 'adminSettings.mailTest.stored'
    | 'adminStaff.remove.consequence' | 'adminTickets.guest.attach.consequence' | 'adminUsers.viewAs.consequence'
    | 'adminUsers.endFactor.consequence' | 'colleagues.member.menu' | 'colleagues.account.menu'
    | 'colleagues.withdrawLabel' | 'colleagues.form.typed' | 'colleagues.ask.role' | 'colleagues.ask.remove'
    | 'colleagues.ask.withdraw' | 'colleagues.ask.leave' | 'colleagues.ask.transfer'
    | 'payment.result.paid.orderText' | 'payment.result.paid.topUpText' | 'payment.result.paid.billsText'
    | 'profile.document.byEmail' | 'shell.user.named', { email: Text }>
  & Record<'accountSecurity.email.until' | 'accountSecurity.sessions.started' | 'userSettings.copy.preparing'
    | 'userSettings.copy.until', { time: Text }>
  & Record<'accountSecurity.sessions.endNamed', { device: Text; time: Text }>
  & Record<'accountSecurity.factor.since' | 'accountSecurity.trusted.until' | 'accountSecurity.passkeys.added'
    | 'adminCustomer.factor.since' | 'adminCustomer.mergedFrom' | 'adminCustomer.until'
    | 'adminCustomer.note.deleteLabel' | 'adminUsers.lostDays.returned.text' | 'cart.item.until'
    | 'colleagues.since' | 'colleagues.invitation.expiredOn' | 'colleagues.invitation.until' | 'discounts.until'
    | 'leaving.atEnd.text' | 'legal.version' | 'notifications.serverEnded.text'
    | 'notifications.serverDeletion.text' | 'notifications.trafficUsed.text' | 'palette.action.renew.note'
    | 'payments.sheet.made' | 'profile.document.born' | 'renewal.leaving' | 'server.leaving' | 'server.paidUntil'
    | 'server.expiring' | 'serverRenew.ended.over' | 'serverRenew.ended.grace' | 'serverRenew.period.until'
    | 'serverRenew.summary.until' | 'serverTariff.charge.expired' | 'servers.status.leavingUntil'
    | 'servers.leaving.edit' | 'servers.leaving.renewal' | 'servers.leaving.tariff' | 'shell.balance.until'
    | 'sshKeys.added' | 'tools.token.created' | 'tools.token.until' | 'tools.token.expiredOn', { date: Text }>
  & Record<'accountSecurity.factor.codesLeft' | 'addresses.total' | 'adminAnalytics.period' | 'adminAnalytics.servers'
    | 'adminAudit.moreChanges' | 'adminCatalog.notice.announce' | 'adminCatalog.notice.withdraw'
    | 'adminDashboard.system.database.figure' | 'adminDashboard.system.mail.figure'
    | 'adminDashboard.system.jobs.figure' | 'adminDashboard.system.gateways.figure'
    | 'adminDashboard.system.disk.figure' | 'adminDashboard.system.provisioner.figure'
    | 'adminDatacenters.effect.servers' | 'adminDatacenters.effect.opened' | 'adminDatacenters.effect.closed'
    | 'adminMethods.effect.payments' | 'adminPayments.count' | 'adminPayments.refund.noteHint'
    | 'adminPlans.stockLeft' | 'adminPlans.effect.servers' | 'adminPlans.effect.carts'
    | 'adminPlans.effect.payments' | 'adminPlans.notice.filledText' | 'adminPrices.effect.servers.option'
    | 'adminPrices.effect.servers.tariff' | 'adminPrices.effect.servers.discount' | 'adminPrices.effect.carts'
    | 'adminPrices.effect.payments' | 'adminPromos.perCustomer' | 'adminPromos.effect.payments'
    | 'adminSettings.changes' | 'adminStatements.file.limits' | 'adminStatements.file.tooLong'
    | 'adminSystems.effect.servers' | 'adminSystems.effect.withheld' | 'adminSystems.effect.narrowed'
    | 'adminTickets.unseen' | 'auth.hint.retrySeconds' | 'auth.hint.retryMinutes' | 'authSecondStep.trust'
    | 'bills.cancelDialog.title' | 'bills.cancelDialog.effect' | 'bills.cancelDialog.confirm'
    | 'bills.notice.canceledManyText' | 'bills.question.skipped' | 'cart.summary.items' | 'cart.item.daysLeft'
    | 'cart.item.count' | 'cart.notice.removedMany' | 'catalog.planCount' | 'catalog.compare.hidden'
    | 'discounts.uses' | 'files.added' | 'help.found' | 'landing.plans.more' | 'landing.stats.servers.value'
    | 'landing.stats.datacenters.value' | 'list.filterConditions' | 'network.ask.on' | 'notifications.unread'
    | 'notifications.accessRestored.text' | 'order.ipv4.value' | 'order.toast.fullText' | 'palette.count'
    | 'palette.servers.all' | 'payer.field.code.hint' | 'payer.problem.innLength' | 'payer.problem.ogrnLength'
    | 'payment.problems' | 'payments.question.more' | 'payments.question.skipped' | 'payments.payDialog.many'
    | 'payments.payDialog.skipped' | 'payments.deleteDialog.title' | 'payments.deleteDialog.effect'
    | 'payments.notice.deletedManyText' | 'payments.sheet.payers' | 'pricing.spec.cpu' | 'profile.faults'
    | 'profile.hint.newPassword' | 'profile.problem.phoneLength' | 'profile.problem.passwordShort'
    | 'profile.problem.passwordLong' | 'profile.failed.tooManyTriesWait' | 'reboot.title' | 'reboot.many'
    | 'reboot.more' | 'reboot.effect' | 'reboot.skipped' | 'reboot.notice.rebootedManyText'
    | 'reboot.notice.rebooting' | 'recovery.reset.hint' | 'registration.passwordHint'
    | 'registration.verify.codeHint' | 'savedFilters.problem.tooLong' | 'savedFilters.refused.tooManyFilters'
    | 'serverEdit.hint.password' | 'serverEdit.ipv4.value' | 'serverEdit.summary.count'
    | 'serverEdit.problem.nameTooLong' | 'serverEdit.problem.userName' | 'serverEdit.problem.passwordShort'
    | 'serverEdit.problem.passwordLong' | 'serverList.reason.renewTooMany' | 'serverList.attention.others'
    | 'serverList.attention.bills' | 'serverName.tooLong' | 'serverPower.start.title'
    | 'serverPower.start.question' | 'serverPower.start.effect' | 'serverPower.start.notice'
    | 'serverPower.stop.title' | 'serverPower.stop.question' | 'serverPower.stop.effect'
    | 'serverPower.stop.notice' | 'serverPower.skipped' | 'serverPower.noticeText' | 'serverRenew.stopped'
    | 'serverRenew.ended.over.many' | 'serverRenew.ended.grace.many' | 'serverRenew.leavingMany'
    | 'serverTags.hint' | 'serverTags.problem.tooMany' | 'serverTags.problem.tooLong'
    | 'shell.notifications.count' | 'shell.messages.count' | 'shell.unpaid.count' | 'shell.cart.items'
    | 'shell.cartMoved.message' | 'shell.waiting' | 'support.queue.count' | 'support.empty.showArchive'
    | 'support.notice.archived' | 'support.notice.restored' | 'support.answers.count' | 'support.moveAll.text'
    | 'toCart.fullText' | 'tools.form.days' | 'tools.log.attempts', { count: number }>
  & Record<'accountSecurity.trusted.forgetNamed', { date: Text; device: Text }>
  & Record<'accountSecurity.codes.file' | 'legalPrivacy.general.2', { brand: Text }>
  & Record<'accountSecurity.passkeys.renameNamed' | 'accountSecurity.passkeys.removeNamed'
    | 'accountSecurity.passkey.rename.title' | 'accountSecurity.passkey.remove.title' | 'addresses.reverse'
    | 'adminCatalog.announce.title' | 'adminCatalog.withdraw.title' | 'adminCustomer.restore.title'
    | 'adminCustomer.credit.title' | 'adminCustomer.debit.title' | 'adminCustomer.bill.title'
    | 'adminCustomer.merge.title' | 'adminDatacenters.menu' | 'adminEntities.menu'
    | 'adminEntities.effect.replaced' | 'adminMailTexts.menu' | 'adminMailTexts.problem.missing'
    | 'adminMailTexts.problem.unknown' | 'adminMailTexts.restore.title' | 'adminMethods.menu'
    | 'adminPlans.edit.title' | 'adminPlans.menu' | 'adminPlans.field.star.hint' | 'adminPrices.menu'
    | 'adminServers.menu' | 'adminServers.stop.title' | 'adminServers.restart.title'
    | 'adminServers.notice.startFailed' | 'adminStaff.role.title' | 'adminStaff.remove.title' | 'adminStaff.menu'
    | 'adminSystems.menu' | 'adminTickets.canned.problem.variable' | 'adminUsers.viewAs.title' | 'adminUsers.menu'
    | 'adminUsers.suspend.title' | 'adminUsers.endFactor.title' | 'adminUsers.delete.title'
    | 'catalog.compare.remove' | 'files.remove' | 'files.removed' | 'network.reverse.setting'
    | 'network.reverse.failed' | 'notifications.incident.resolvedTitle' | 'orderAccess.host.suggest'
    | 'payer.document.soleProprietor' | 'payers.menu' | 'payers.remove.text' | 'payment.confirm.editNamed'
    | 'placeholder.goTo' | 'placeholder.askSubject' | 'placeholder.orderSubject' | 'savedFilters.remove'
    | 'server.metrics.unit.percent.of' | 'server.metrics.unit.rate.of' | 'serverDetails.token'
    | 'serverEdit.confirm.text' | 'serverName.renamed' | 'serverTariff.compare.inRubles' | 'shell.back'
    | 'snapshots.of' | 'sshKeys.copy' | 'sshKeys.remove.of' | 'sshKeys.remove.text' | 'statistics.gone'
    | 'tools.token.revokeLabel' | 'tools.created.title' | 'tools.revoke.title' | 'tools.example.copy'
    , { name: Text }>
  & Record<'acting.text', { name: Text; role: Text }>
  & Record<'acting.reason' | 'admin.readOnly' | 'adminTickets.noRight', { role: Text }>
  & Record<'addresses.of' | 'leaving.notice.leftPlainText' | 'notifications.serverEnding.title'
    | 'notifications.serverRenewing.title' | 'notifications.serverRenewed.title'
    | 'notifications.serverEnded.title' | 'notifications.serverDeletion.title'
    | 'notifications.serverDeleted.title' | 'notifications.serverSuspended.title'
    | 'notifications.serverReady.title' | 'notifications.serverFailed.title' | 'notifications.serverLeft.title'
    | 'palette.action.renew' | 'payment.line.renewal' | 'server.gone.description' | 'serverEdit.hint.domainAscii'
    | 'serverList.attention.suspended' | 'serverList.attention.stopped' | 'servers.notice.staysText'
    | 'snapshots.backups.ask.make.text', { domain: Text }>
  & Record<'addresses.copy' | 'network.reverse.of' | 'network.reverse.text' | 'profile.document.registered'
    | 'serverEdit.address.current', { address: Text }>
  & Record<'admin.note.problem.tooLong' | 'adminCustomer.note.problem.tooLong' | 'support.problem.tooLong'
    , { length: Text; limit: Text }>
  & Record<'admin.cancel.noteHint' | 'adminCustomer.adjust.noteHint' | 'adminCustomer.bill.noteHint'
    | 'adminCustomer.merge.noteHint' | 'adminCustomer.total' | 'adminCustomer.all' | 'adminSystems.gigabytes'
    | 'adminUsers.delete.noteHint' | 'discounts.newest' | 'list.selectAllOf' | 'list.total' | 'list.selected'
    | 'payments.sheet.total' | 'pricing.brief.ipv4' | 'support.file.tooMany', { count: Text }>
  & Record<'adminAnalytics.percent', { percent: Text }>
  & Record<'adminAnalytics.chart.label', { best: Text; from: Text; sum: Text; to: Text }>
  & Record<'adminAnalytics.plan' | 'bills.item.order', { count: number; plan: Text }>
  & Record<'adminAudit.number' | 'adminAudit.menu' | 'adminCustomer.title' | 'adminCustomer.refundOf'
    | 'adminDatacenters.missing.room' | 'adminJobs.number' | 'adminJobs.menu' | 'adminJobs.start.title'
    | 'adminMails.number' | 'adminMails.menu' | 'adminMails.resend.title' | 'adminPayments.number'
    | 'adminPayments.menu' | 'adminPayments.receipt.title' | 'adminPayments.process.title'
    | 'adminPayments.credit.title' | 'adminPayments.refund.title' | 'adminPromos.uses.payment'
    | 'adminRefunds.number' | 'adminRefunds.send.title' | 'adminRefunds.cancel.title' | 'adminRefunds.menu'
    | 'adminTickets.number' | 'adminTickets.menu' | 'adminTickets.merge.title' | 'adminTickets.merge.consequence'
    | 'adminTickets.guest.attach.title' | 'adminUnclaimed.number' | 'adminUnclaimed.menu' | 'bills.item.renewal'
    | 'bills.item.options' | 'cart.item.renewal' | 'cart.item.tariff' | 'catalog.notify.doneText'
    | 'catalog.notify.againText' | 'discounts.order' | 'notifications.order'
    | 'notifications.serverSuspended.text' | 'notifications.serverReady.text' | 'notifications.orderFailed.title'
    | 'notifications.ticketAnswered.title' | 'orders.rowLabel' | 'orders.menu' | 'orders.title'
    | 'payment.line.server' | 'reboot.notice.rebootedText' | 'server.title' | 'serverEdit.heading'
    | 'serverEdit.noServer.numbered' | 'serverTariff.heading' | 'serverTariff.noServer.numbered' | 'servers.menu'
    | 'support.menu' | 'support.notice.created' | 'support.notice.closed' | 'support.thread.title', { id: Text }>
  & Record<'adminAudit.change', { after: Text; before: Text; field: Text }>
  & Record<'adminAudit.change.set', { after: Text; field: Text }>
  & Record<'adminAudit.change.removed', { before: Text; field: Text }>
  & Record<'adminBills.receive.title' | 'adminBills.cancel.title' | 'adminCustomer.bill.line'
    | 'adminCustomer.bill.line.remove' | 'adminCustomer.document.bill' | 'adminCustomer.document.receipt'
    | 'adminCustomer.document.act' | 'adminCustomer.document.refund' | 'bills.rowLabel' | 'bills.menu'
    | 'documents.rowLabel.act' | 'documents.rowLabel.refund' | 'documents.menu' | 'legal.clause'
    | 'notifications.paymentCredited.text' | 'notifications.paymentFailed.title'
    | 'notifications.paymentFailed.canceledTitle' | 'notifications.billExpired.title'
    | 'notifications.promoUsed.title' | 'notifications.billCanceled.title' | 'notifications.actIssued.title'
    | 'payment.result.purposeText' | 'payment.line.bill' | 'payments.rowLabel' | 'payments.menu'
    | 'payments.menu.refundPdf' | 'payments.payDialog.one' | 'payments.notice.deletedText'
    | 'payments.receipt.purposeText' | 'profile.document.passport', { number: Text }>
  & Record<'adminBills.receive.consequence' | 'adminRefunds.send.consequence', { sum: Text; user: Text }>
  & Record<'adminBills.notice.receivedText' | 'discounts.payment' | 'payments.deleteDialog.one'
    | 'payments.notice.paidText', { number: Text; sum: Text }>
  & Record<'adminCatalog.announce.consequence' | 'adminCatalog.withdraw.consequence' | 'serverEdit.summary.announce'
    | 'serverRenew.notice.many', { count: number; price: Text }>
  & Record<'adminCustomer.adjust.balance' | 'adminCustomer.adjust.after' | 'adminCustomer.adjust.problem.tooMuch'
    , { balance: Text }>
  & Record<'adminCustomer.notice.adjustedText', { balance: Text; name: Text }>
  & Record<'adminCustomer.bill.total' | 'bills.owed' | 'leaving.now.text' | 'leaving.period.paid'
    | 'notifications.paymentDue.title' | 'notifications.paymentCredited.title'
    | 'notifications.paymentReceived.title' | 'notifications.refunded.title'
    | 'notifications.refundCanceled.title' | 'notifications.billExpired.returned' | 'orders.failed'
    | 'payment.pay' | 'payment.method.minimum' | 'payment.amount.hint' | 'payment.blocker.minimum'
    | 'payment.blocker.minimumOrder' | 'payment.promo.price' | 'payment.summary.credited'
    | 'payment.result.awaiting.manualText' | 'payment.payFromBalance' | 'payment.blocker.minimumBills'
    | 'shell.balance.link', { amount: Text }>
  & Record<'adminCustomer.bill.problem.title.tooLong' | 'adminMailTexts.problem.tooLong'
    | 'adminUnclaimed.reference.tooLong', { limit: Text }>
  & Record<'adminCustomer.notice.billMadeText' | 'notifications.billPartPaid.title', { amount: Text; number: Text }>
  & Record<'adminCustomer.mergedInto', { account: RichChunk; date: Text; email: Text }>
  & Record<'adminCustomer.notice.mergedText', { email: Text; name: Text }>
  & Record<'adminCustomer.allOf' | 'orders.more', { count: Text; title: Text }>
  & Record<'adminCustomer.member' | 'bills.member' | 'payments.member', { member: Text }>
  & Record<'adminDashboard.users.note', { active: number; suspended: number }>
  & Record<'adminDashboard.servers.note', { running: number; stopped: number; suspended: number }>
  & Record<'adminDashboard.revenue.month' | 'adminDashboard.revenue.noneBefore' | 'adminDashboard.revenue.same'
    | 'payment.card.saved', { month: Text }>
  & Record<'adminDashboard.revenue.up' | 'adminDashboard.revenue.down', { month: Text; percent: Text }>
  & Record<'adminDashboard.pending.note' | 'adminPayments.sum' | 'adminPayments.received.expected'
    | 'adminPayments.refund.most' | 'adminRefunds.sum' | 'adminUnclaimed.sum' | 'adminUnclaimed.assign.title'
    | 'adminUnclaimed.return.title' | 'discounts.saved' | 'discounts.off' | 'payments.payDialog.confirm'
    | 'payments.payDialog.missing' | 'statistics.afterRefunds', { sum: Text }>
  & Record<'adminDatacenters.needs.machines', { code: RichChunk; id: Text }>
  & Record<'adminDatacenters.needs.plans' | 'adminPromos.edit.title' | 'adminPromos.end.title' | 'adminPromos.menu'
    | 'cart.promo.removeLabel' | 'cart.promo.usedByCustomer' | 'cart.promo.notFirstOrder' | 'cart.promo.usedUp'
    | 'notifications.billExpired.promo' | 'notifications.promoUsed.text' | 'payment.promo.notFound'
    | 'payment.promo.usedByCustomer' | 'payment.promo.notFirstOrder' | 'payment.promo.usedUp'
    | 'pricing.receipt.promo', { code: Text }>
  & Record<'adminEntities.hint.numbersFrom', { act: Text; bill: Text; receipt: Text; refund: Text }>
  & Record<'adminJobs.start.consequence', { subject: Text; title: Text }>
  & Record<'adminMailTexts.name', { language: Text; template: Text }>
  & Record<'adminMailTexts.preview.pixels', { width: Text }>
  & Record<'adminMailTexts.preview.subject' | 'notifications.ticketAnswered.text', { subject: Text }>
  & Record<'adminMails.resend.consequence', { email: Text; subject: Text }>
  & Record<'adminMethods.percent' | 'adminPrices.percent' | 'adminPromos.percent' | 'payment.method.commission'
    | 'payment.summary.commission', { percent: number }>
  & Record<'adminMethods.effect.minimum' | 'adminMethods.effect.commission' | 'adminPlans.effect.price'
    | 'adminPrices.effect.now.price' | 'adminPrices.effect.now.discount', { after: Text; before: Text }>
  & Record<'adminMethods.effect.currencies' | 'adminRates.warning.old' | 'adminRates.warning.expired'
    | 'payment.currency.paused', { currencies: Text }>
  & Record<'adminPayments.received.whole' | 'adminPayments.received.late' | 'adminServers.stop.consequence'
    | 'adminServers.restart.consequence' | 'rescue.shown.title', { user: Text }>
  & Record<'adminPayments.received.part' | 'adminPayments.received.more', { difference: Text; user: Text }>
  & Record<'adminPayments.notice.processedText' | 'adminPayments.notice.refundedText'
    | 'adminPayments.notice.toTransferText' | 'adminRefunds.notice.text' | 'adminUnclaimed.notice.text'
    , { id: Text; sum: Text }>
  & Record<'adminPlans.specs', { cpu: number; kind: Text; ram: number; size: number }>
  & Record<'adminPlans.later', { date: Text; sum: Text }>
  & Record<'adminPlans.effect.upcoming' | 'adminPrices.effect.upcoming.price' | 'adminPrices.effect.upcoming.discount'
    , { after: Text; date: Text }>
  & Record<'adminPrices.later', { date: Text; value: Text }>
  & Record<'adminPrices.problem.percent', { max: number }>
  & Record<'adminRates.history.title' | 'adminRates.form.title' | 'adminRates.menu' | 'adminRates.field.rate'
    , { currency: Text }>
  & Record<'adminRates.history.by', { admin: Text; time: Text }>
  & Record<'adminRates.step' | 'adminRates.step.unusual', { percent: Text; rate: Text }>
  & Record<'adminRates.effect', { payments: number }>
  & Record<'adminSettings.mailTest.sent', { answer: Text; email: Text }>
  & Record<'adminSettings.mailTest.failed', { email: Text; reason: Text }>
  & Record<'adminSettings.hint.bounds' | 'adminSettings.problem.bounds' | 'cart.item.tariffs'
    | 'notifications.actIssued.text' | 'payments.period.fromTo' | 'server.fact.awaited'
    | 'serverEdit.facts.awaited' | 'serverTariff.awaited', { from: Text; to: Text }>
  & Record<'adminSettings.hint.reminderDays' | 'adminSettings.problem.reminders'
    , { count: Text; from: Text; to: Text }>
  & Record<'adminStatements.file.noColumn', { column: Text }>
  & Record<'adminStatements.file.amount' | 'adminStatements.file.currency' | 'adminStatements.file.day'
    | 'adminStatements.file.reference' | 'adminStatements.menu' | 'list.selectRow', { row: Text }>
  & Record<'adminStatements.found', { count: number; from: Text; to: Text }>
  & Record<'adminStatements.row', { day: Text; kind: Text; number: Text }>
  & Record<'adminStatements.notice.text', { added: number; known: Text }>
  & Record<'adminStatus.menu' | 'notifications.markRead' | 'notifications.markUnread'
    | 'notifications.orderFailed.freeText' | 'orders.steps', { title: Text }>
  & Record<'adminTickets.report.opened', { count: number; days: number }>
  & Record<'adminTickets.report.firstResponse' | 'adminTickets.report.resolution', { median: Text; ninetieth: Text }>
  & Record<'adminTickets.author.note' | 'adminTickets.author.support' | 'adminTickets.outgoing.by', { staff: Text }>
  & Record<'adminTickets.customer.billsValue' | 'adminUsers.delete.bills.value' | 'bills.cancelDialog.many'
    | 'payments.deleteDialog.many' | 'payments.notice.paidManyText', { count: number; sum: Text }>
  & Record<'adminTickets.compose.tooLong', { length: number; limit: number }>
  & Record<'adminTickets.canned.problem.tooLong', { limit: number }>
  & Record<'adminTickets.notice.sentText', { seconds: Text }>
  & Record<'adminTickets.outgoing.files' | 'support.draft.lostFiles', { names: Text }>
  & Record<'adminTickets.notice.merged', { id: Text; into: Text }>
  & Record<'adminTickets.writers', { count: number; staff: Text }>
  & Record<'adminUsers.suspend.consequence' | 'adminUsers.delete.consequence', { email: Text; servers: number }>
  & Record<'askSupport.sent' | 'auth.signedIn.account' | 'recovery.sent' | 'registration.verify.lead'
    , { b: RichChunk; email: Text }>
  & Record<'auth.external.startWith', { provider: Text }>
  & Record<'auth.hint.timeout', { seconds: number }>
  & Record<'authSecondStep.lost', { email: Text; link: RichChunk }>
  & Record<'bills.item.fromBackup', { plan: Text; server: Text }>
  & Record<'bills.item.months', { count: number; thing: Text }>
  & Record<'bills.item.tariff' | 'serverTariff.done.text', { id: Text; tariff: Text }>
  & Record<'bills.item.bills', { numbers: Text }>
  & Record<'bills.reason.payMany', { most: number }>
  & Record<'bills.selected' | 'payments.selected', { count: Text; total: Text }>
  & Record<'bills.owedTotal' | 'cart.checkout.changedText' | 'payments.sum' | 'payments.paidSum', { total: Text }>
  & Record<'bills.cancelDialog.one', { items: Text; number: Text; sum: Text }>
  & Record<'cards.menu' | 'cards.remove.text', { card: Text }>
  & Record<'cart.selected', { all: number; count: number }>
  & Record<'cart.summary.discount', { discount: Text }>
  & Record<'cart.item.select' | 'cart.item.editLabel' | 'cart.item.removeLabel' | 'cart.item.detailsLabel'
    , { item: Text }>
  & Record<'cart.item.term', { period: Text }>
  & Record<'cart.detail.renewedFor' | 'order.renewal.about'
    , { period: 'month' | '3months' | '6months' | 'year' | '2years' | (string & {}) }>
  & Record<'cart.promo.expired' | 'cart.promo.notYetActive' | 'payment.promo.expired' | 'payment.promo.notYetActive'
    , { code: Text; date: Text }>
  & Record<'cart.promo.nothingEligible', { code: Text; lines: Text }>
  & Record<'catalog.onPage', { n: Text }>
  & Record<'catalog.alike', { facts: Text }>
  & Record<'catalog.notify.subject' | 'catalog.notify.message', { country: Text; service: Text }>
  & Record<'catalog.aheadYear' | 'catalog.yearNow' | 'common.perMonth' | 'landing.metaPrice' | 'order.ipv4.hint'
    | 'order.surcharge' | 'order.summary.total' | 'order.notice.priceChanged' | 'pricing.perMonth'
    | 'serverEdit.hint.ipv4' | 'serverEdit.surcharge' | 'serverEdit.okFor' | 'serverRenew.summary.announce'
    | 'serverTariff.option.dearer' | 'serverTariff.option.cheaper' | 'serverTariff.charge.renewal'
    , { price: Text }>
  & Record<'catalog.compare.chosen' | 'network.rules.count' | 'snapshots.count', { count: Text; max: Text }>
  & Record<'catalog.noMatches.title' | 'landing.plans.caption', { country: Text }>
  & Record<'colleagues.failed.tooManyMembers' | 'network.problem.note' | 'network.full' | 'ownIso.about'
    | 'ownIso.problem.tooLong' | 'ownIso.refused.isoTooLarge' | 'snapshots.problem.tooLong'
    | 'snapshots.obstacle.limit' | 'snapshots.failed.snapshotLimit' | 'sshKeys.full' | 'sshKeys.name.invalid'
    , { max: Text }>
  & Record<'common.passwordStrength', { level: 'weak' | 'fair' | 'strong' | (string & {}) }>
  & Record<'common.more' | 'common.less' | 'shell.sidebar.shortcut', { label: Text }>
  & Record<'documents.refundOf', { payment: Text }>
  & Record<'help.open' | 'support.answers.open', { page: Text }>
  & Record<'landing.metaDescription' | 'landing.protection.text' | 'landing.stats.uptime.value'
    | 'legalRules.availability.1', { uptime: number }>
  & Record<'landing.priceFrom', { price: Text; strong: RichChunk }>
  & Record<'landing.plans.range', { fromCpu: number; fromRam: number; toCpu: number; toRam: number }>
  & Record<'landing.guarantee.title' | 'landing.questions.end.answer' | 'payment.line.tariff.note'
    | 'pricing.charge.days', { days: number }>
  & Record<'landing.guarantee.text', { days: number; percent: number }>
  & Record<'landing.guarantee.first', { hours: number }>
  & Record<'landing.questions.price.answer', { backup: Text; ipv4: Text; ipv6: Text; panel: Text }>
  & Record<'landing.questions.ahead.answer', { half: number; quarter: number; year: number }>
  & Record<'landing.questions.organizations.answer' | 'payment.method.noDocuments', { method: Text }>
  & Record<'leaving.server' | 'reboot.one' | 'server.ask.stop.question' | 'server.ask.restart.question'
    | 'server.ask.powerOff.question' | 'serverList.rowLabel' | 'servers.details.of', { domain: Text; id: Text }>
  & Record<'leaving.period', { from: Text; until: Text }>
  & Record<'leaving.reason.unusedDays' | 'leaving.reason.mostlyUsed', { count: number; used: Text }>
  & Record<'leaving.method.part', { amount: Text; rest: Text }>
  & Record<'leaving.changed' | 'serverEdit.failed.priceChanged' | 'serverTariff.failed.priceChanged'
    , { expected: Text; given: Text }>
  & Record<'leaving.notice.leftText', { amount: Text; domain: Text }>
  & Record<'leaving.notice.leavesText' | 'serverList.attention.leaving', { date: Text; domain: Text }>
  & Record<'legal.translation' | 'profile.hint.email' | 'registration.userAgreement' | 'registration.serviceTerms'
    | 'registration.refundPolicy' | 'registration.dataProcessing', { link: RichChunk }>
  & Record<'legalPrivacy.general.1', { address: Text; company: Text; inn: Text; ogrn: Text }>
  & Record<'legalPrivacy.consent.1', { company: Text }>
  & Record<'legalPrivacy.consent.4' | 'legalRefund.request.1' | 'legalRules.security.3' | 'legalRules.complaints.1'
    | 'legalTerms.account.5', { email: Text; mail: RichChunk }>
  & Record<'legalPrivacy.consent.5', { withdrawDays: number }>
  & Record<'legalPrivacy.cookies.1', { knownBrowserDays: number; sidebarDays: number }>
  & Record<'legalPrivacy.storage.1', { keepYears: number }>
  & Record<'legalPrivacy.protection.3', { breachHours: number; breachReportHours: number }>
  & Record<'legalPrivacy.rights.2', { answerDays: number; answerMoreDays: number; email: Text; mail: RichChunk }>
  & Record<'legalPrivacy.contacts.1', { address: Text; email: Text; mail: RichChunk; phone: Text }>
  & Record<'legalRefund.general.1' | 'legalRules.general.1', { brand: Text; terms: RichChunk }>
  & Record<'legalRefund.right.1' | 'legalRefund.exceptions.1.2' | 'legalRules.availability.4'
    , { requestDays: number }>
  & Record<'legalRefund.right.2' | 'legalRefund.exceptions.1.1', { usedPercent: number }>
  & Record<'legalRefund.newClients.1', { cancelHours: number }>
  & Record<'legalRefund.amount.2'
    , { examplePeriod: number; exampleRefund: number; exampleShare: number; exampleUsed: number; usedPercent: number }>
  & Record<'legalRefund.timing.1', { reviewDays: number }>
  & Record<'legalRefund.timing.2', { payoutDays: number }>
  & Record<'legalRefund.law.2', { claimDays: number; email: Text; mail: RichChunk; terms: RichChunk }>
  & Record<'legalRules.backups.4' | 'legalTerms.termination.4', { graceDays: number }>
  & Record<'legalRules.availability.3', { maintenanceHours: number }>
  & Record<'legalRules.complaints.2', { abuseHours: number }>
  & Record<'legalRules.suspension.4' | 'legalTerms.general.3.2' | 'legalTerms.termination.2', { refund: RichChunk }>
  & Record<'legalTerms.general.1', { brand: Text; company: Text; inn: Text; ogrn: Text }>
  & Record<'legalTerms.general.3.1' | 'legalTerms.duties.2.1', { rules: RichChunk }>
  & Record<'legalTerms.general.3.3' | 'userSettings.data.policy', { privacy: RichChunk }>
  & Record<'legalTerms.definitions.1', { b: RichChunk; brand: Text }>
  & Record<'legalTerms.definitions.2' | 'legalTerms.definitions.3' | 'legalTerms.definitions.4'
    | 'legalTerms.definitions.5', { b: RichChunk }>
  & Record<'legalTerms.account.2', { codeDigits: number }>
  & Record<'legalTerms.services.4', { rules: RichChunk; uptime: number }>
  & Record<'legalTerms.payment.6' | 'legalTerms.changes.1', { noticeDays: number }>
  & Record<'legalTerms.disputes.1', { claimDays: number; email: Text; mail: RichChunk }>
  & Record<'legalTerms.requisites.1', { address: Text; company: Text; inn: Text; kpp: Text; ogrn: Text }>
  & Record<'legalTerms.requisites.2', { email: Text; mail: RichChunk; phone: Text }>
  & Record<'list.removeFilter', { filter: Text }>
  & Record<'list.chip', { name: Text; value: Text }>
  & Record<'list.act.progress', { count: Text; done: Text }>
  & Record<'list.act.ended', { count: number; done: Text }>
  & Record<'network.side.in' | 'network.side.out', { network: Text }>
  & Record<'network.rule.removeOf', { rule: Text }>
  & Record<'network.lockout', { port: Text }>
  & Record<'network.reverse.differs' | 'network.reverse.unresolved', { address: Text; name: Text }>
  & Record<'notifications.serverEnding.text', { date: Text; id: Text }>
  & Record<'notifications.serverRenewing.text' | 'notifications.serverRenewed.text' | 'renewal.on'
    , { amount: Text; date: Text; period: 'month' | '3months' | '6months' | 'year' | '2years' | (string & {}) }>
  & Record<'notifications.serverFailed.text'
    , { operation: 'reinstall' | 'copy' | 'orderedBackup' | 'resize' | 'setOptions' | 'start' | 'stop' | 'reboot' | 'makeSnapshot' | 'restoreSnapshot' | 'deleteSnapshot' | 'setRescue' | 'setFirewall' | 'setReverseName' | 'attachIso' | 'detachIso' | 'makeBackup' | 'restoreBackup' | 'deleteBackup' | (string & {}) }>
  & Record<'notifications.trafficUsed.title', { domain: Text; percent: Text }>
  & Record<'notifications.orderFailed.text', { amount: Text; title: Text }>
  & Record<'notifications.paymentDue.text.byStaff', { date: Text; note: Text }>
  & Record<'notifications.refundCanceled.balance' | 'notifications.refundCanceled.payment'
    , { note: Text; number: Text }>
  & Record<'notifications.balanceAdjusted.title', { amount: Text; direction: 'credit' | (string & {}) }>
  & Record<'notifications.balanceAdjusted.text' | 'notifications.billCanceled.text', { note: Text }>
  & Record<'notifications.billPartPaid.text', { rest: Text }>
  & Record<'notifications.signedIn.text', { device: Text }>
  & Record<'notifications.actionOf', { action: Text; title: Text }>
  & Record<'notifications.incident.title', { name: Text; of: 'incident' | 'maintenance' | (string & {}) }>
  & Record<'order.os.version' | 'order.problem.systemNotSupported' | 'serverEdit.problem.softwareNotSupported'
    , { system: Text }>
  & Record<'order.fromBackup.text', { at: Text; server: Text }>
  & Record<'order.problem.panelNeedsCleanSystem' | 'serverEdit.problem.panelNeedsCleanSystem', { panel: Text }>
  & Record<'order.problem.tooLittleMemory' | 'serverEdit.problem.tooLittleMemory'
    , { needed: number; present: number }>
  & Record<'order.takenBack', { what: Text; why: Text }>
  & Record<'order.notice.planMissing' | 'order.notice.planUnreadable', { link: RichChunk; plan: Text }>
  & Record<'order.notice.planUnknown', { link: RichChunk; plan: Text; requested: Text }>
  & Record<'order.notice.ignored', { what: Text }>
  & Record<'orderAccess.host.numbered', { first: Text; last: Text }>
  & Record<'orders.item.fromBackup' | 'pricing.fromBackup', { date: Text; server: Text }>
  & Record<'otherAccount.text', { current: Text; shown: Text }>
  & Record<'otherAccount.return', { shown: Text }>
  & Record<'ownIso.requested' | 'snapshots.backups.of' | 'snapshots.backups.copy.text', { at: Text }>
  & Record<'palette.action.language', { language: Text }>
  & Record<'payer.document.inn' | 'payer.document.kpp' | 'payer.document.ogrn' | 'payer.document.ogrnip'
    | 'payer.document.account' | 'payer.document.bik' | 'profile.conflict.typed' | 'server.metrics.unit.percent'
    | 'server.metrics.unit.rate' | 'serverEdit.conflict.typed', { value: Text }>
  & Record<'payment.position', { count: number; number: number }>
  & Record<'payment.amount.hintConverted', { amount: Text; converted: Text }>
  & Record<'payment.amount.rate', { rate: Text; sign: Text }>
  & Record<'payment.line.order.note', { count: number; os: Text; period: Text }>
  & Record<'payment.line.tariff', { domain: Text; tariff: Text }>
  & Record<'payment.confirm.terms', { refund: RichChunk; terms: RichChunk }>
  & Record<'payment.result.awaiting.cryptoText', { amount: Text; email: Text }>
  & Record<'payment.balance.part', { part: Text; rest: Text }>
  & Record<'payment.balance.all', { part: Text }>
  & Record<'payment.balance.lowered', { minimum: Text }>
  & Record<'paymentMethod.card', { brand: Text; digits: Text }>
  & Record<'payments.reason.payMany', { most: Text }>
  & Record<'payments.period.from', { from: Text }>
  & Record<'payments.period.to', { to: Text }>
  & Record<'payments.notice.downloadedText', { count: number; name: Text }>
  & Record<'payments.sheet.innKpp', { inn: Text; kpp: Text }>
  & Record<'payments.sheet.morePayers', { count: number; names: Text }>
  & Record<'payments.receipt.title.Paid' | 'payments.receipt.title.Pending' | 'payments.receipt.title.Canceled'
    | 'payments.receipt.title.PartlyRefunded' | 'payments.receipt.title.Refunded', { date: Text; number: Text }>
  & Record<'pricing.saving', { percent: number; price: Text }>
  & Record<'pricing.renewals', { charges: Text }>
  & Record<'pricing.renewals.charge'
    , { amount: Text; period: 'month' | '3months' | '6months' | 'year' | '2years' | (string & {}) }>
  & Record<'pricing.spec.ram', { size: number }>
  & Record<'pricing.spec.storage', { kind: Text; size: number }>
  & Record<'pricing.brief.backup', { schedule: 'none' | 'weekly' | (string & {}) }>
  & Record<'pricing.receipt.times', { count: number; months: number; price: Text }>
  & Record<'pricing.charge.formula', { days: number; month: number; price: Text }>
  & Record<'pricing.charge.discount', { discount: number }>
  & Record<'profile.document.issued', { by: Text }>
  & Record<'profile.document.missing' | 'serverEdit.blocked.invalid', { fields: Text }>
  & Record<'reboot.notice.rebootingText' | 'reboot.notice.rebootFailedText' | 'serverRenew.noServer.numbered'
    | 'serverRenew.missing' | 'serverRenew.more', { count: number; ids: Text }>
  & Record<'registration.verify.known', { forgot: RichChunk; login: RichChunk }>
  & Record<'renewal.nextPrice', { date: Text; price: Text }>
  & Record<'renewal.off', { deleted: Text; stops: Text }>
  & Record<'server.copy' | 'serverDetails.copy', { text: Text }>
  & Record<'server.failed.create' | 'server.failed.reinstall' | 'server.failed.resize' | 'server.failed.setOptions'
    | 'server.failed.start' | 'server.failed.stop' | 'server.failed.reboot' | 'server.failed.restoreSnapshot'
    | 'server.failed.setRescue' | 'server.failed.suspend' | 'server.stopped' | 'serverEdit.locked.Stopped'
    , { ask: RichChunk }>
  & Record<'server.suspended' | 'serverEdit.locked.Suspended', { renew: RichChunk }>
  & Record<'server.metrics.label', { average: Text; max: Text; min: Text; name: Text }>
  & Record<'server.machine', { cores: Text; disk: Text; memory: Text }>
  & Record<'serverDetails.instructions.password' | 'serverDetails.instructions.reinstall', { edit: RichChunk }>
  & Record<'serverEdit.locked.Off', { open: RichChunk }>
  & Record<'serverEdit.renewalPeriod.price'
    , { period: 'month' | '3months' | '6months' | 'year' | '2years' | (string & {}); price: Text }>
  & Record<'serverEdit.renewalPeriod.option', { period: Text; price: Text }>
  & Record<'serverEdit.password.generateFor', { field: Text }>
  & Record<'serverEdit.summary.difference', { difference: Text }>
  & Record<'serverEdit.problem.panelNotSupported', { panel: Text; system: Text }>
  & Record<'serverEdit.confirm.label', { name: Text; word: RichChunk }>
  & Record<'serverList.attention.awaitedTariff', { domain: Text; from: Text; to: Text }>
  & Record<'serverList.attention.expiring', { days: number; domain: Text }>
  & Record<'serverRenew.heading', { count: number; id: Text }>
  & Record<'serverRenew.summary.for', { count: number; period: Text }>
  & Record<'serverRenew.notice.one', { date: Text; id: Text; price: Text }>
  & Record<'serverTariff.position', { count: Text; number: Text }>
  & Record<'serverTariff.keepsDisk' | 'support.file.tooLarge', { size: Text }>
  & Record<'serverTariff.billed.text', { from: Text; id: Text; to: Text }>
  & Record<'serverTariff.notice', { id: Text; price: Text; tariff: Text }>
  & Record<'serverTraffic.of', { allowance: Text; percent: Text; used: Text }>
  & Record<'serverTraffic.period', { until: Text }>
  & Record<'serverTraffic.unlimited', { from: Text; used: Text }>
  & Record<'shell.cart.count', { count: number; total: Text }>
  & Record<'shell.viewing.text', { name: Text; time: Text }>
  & Record<'snapshots.ask.restore.text', { at: Text; domain: Text; name: Text }>
  & Record<'snapshots.ask.remove.text', { domain: Text; name: Text }>
  & Record<'snapshots.copy.text', { at: Text; name: Text }>
  & Record<'snapshots.copy.planOption', { name: Text; price: Text; size: number }>
  & Record<'snapshots.backups.ask.restore.text' | 'snapshots.backups.ask.remove.text', { at: Text; domain: Text }>
  & Record<'sshKeys.form.keyHint', { command: Text }>
  & Record<'sshKeys.problem.shortRsa', { bits: Text }>
  & Record<'statistics.inAndOut', { in: Text; out: Text }>
  & Record<'support.rowLabel', { id: Text; subject: Text }>
  & Record<'support.notice.createdText', { department: Text }>
  & Record<'support.form.filesHint', { count: Text; size: Text }>
  & Record<'support.thread.queued', { department: Text; id: Text }>
  & Record<'support.moveAll.title', { archived: 'yes' | (string & {}) }>
  & Record<'tools.examples.text', { docs: RichChunk; variable: RichChunk }>
  & Record<'tools.webhook.menu' | 'tools.log.title' | 'tools.ask.remove.text' | 'tools.ask.rotate.text'
    , { url: Text }>
  & Record<'tools.log.status', { status: Text }>;

// oxfmt-ignore
type Catalogue = & typeof import('./messages/ru/accountDeletion.json')
    & typeof import('./messages/ru/accountSecurity.json') & typeof import('./messages/ru/acting.json')
    & typeof import('./messages/ru/addresses.json') & typeof import('./messages/ru/admin.json')
    & typeof import('./messages/ru/adminAnalytics.json') & typeof import('./messages/ru/adminAudit.json')
    & typeof import('./messages/ru/adminBills.json') & typeof import('./messages/ru/adminCatalog.json')
    & typeof import('./messages/ru/adminCustomer.json') & typeof import('./messages/ru/adminDashboard.json')
    & typeof import('./messages/ru/adminDatacenters.json') & typeof import('./messages/ru/adminEntities.json')
    & typeof import('./messages/ru/adminJobs.json') & typeof import('./messages/ru/adminLedger.json')
    & typeof import('./messages/ru/adminMailTexts.json') & typeof import('./messages/ru/adminMails.json')
    & typeof import('./messages/ru/adminMethods.json') & typeof import('./messages/ru/adminPayments.json')
    & typeof import('./messages/ru/adminPlans.json') & typeof import('./messages/ru/adminPrices.json')
    & typeof import('./messages/ru/adminPromos.json') & typeof import('./messages/ru/adminRates.json')
    & typeof import('./messages/ru/adminRefunds.json') & typeof import('./messages/ru/adminServers.json')
    & typeof import('./messages/ru/adminSettings.json') & typeof import('./messages/ru/adminStaff.json')
    & typeof import('./messages/ru/adminStatements.json') & typeof import('./messages/ru/adminStatus.json')
    & typeof import('./messages/ru/adminSystems.json') & typeof import('./messages/ru/adminTickets.json')
    & typeof import('./messages/ru/adminUnclaimed.json') & typeof import('./messages/ru/adminUsers.json')
    & typeof import('./messages/ru/askSupport.json') & typeof import('./messages/ru/auth.json')
    & typeof import('./messages/ru/authExternal.json') & typeof import('./messages/ru/authSecondStep.json')
    & typeof import('./messages/ru/bills.json') & typeof import('./messages/ru/cards.json')
    & typeof import('./messages/ru/cart.json') & typeof import('./messages/ru/catalog.json')
    & typeof import('./messages/ru/colleagues.json') & typeof import('./messages/ru/common.json')
    & typeof import('./messages/ru/discounts.json') & typeof import('./messages/ru/document.json')
    & typeof import('./messages/ru/documents.json') & typeof import('./messages/ru/files.json')
    & typeof import('./messages/ru/help.json') & typeof import('./messages/ru/landing.json')
    & typeof import('./messages/ru/leaving.json') & typeof import('./messages/ru/legal.json')
    & typeof import('./messages/ru/legalPrivacy.json') & typeof import('./messages/ru/legalRefund.json')
    & typeof import('./messages/ru/legalRules.json') & typeof import('./messages/ru/legalTerms.json')
    & typeof import('./messages/ru/list.json') & typeof import('./messages/ru/network.json')
    & typeof import('./messages/ru/notFound.json') & typeof import('./messages/ru/notifications.json')
    & typeof import('./messages/ru/order.json') & typeof import('./messages/ru/orderAccess.json')
    & typeof import('./messages/ru/orders.json') & typeof import('./messages/ru/otherAccount.json')
    & typeof import('./messages/ru/ownIso.json') & typeof import('./messages/ru/palette.json')
    & typeof import('./messages/ru/payer.json') & typeof import('./messages/ru/payers.json')
    & typeof import('./messages/ru/payment.json') & typeof import('./messages/ru/paymentMethod.json')
    & typeof import('./messages/ru/payments.json') & typeof import('./messages/ru/placeholder.json')
    & typeof import('./messages/ru/pricing.json') & typeof import('./messages/ru/productLists.json')
    & typeof import('./messages/ru/profile.json') & typeof import('./messages/ru/reboot.json')
    & typeof import('./messages/ru/recovery.json') & typeof import('./messages/ru/registration.json')
    & typeof import('./messages/ru/registrationMode.json') & typeof import('./messages/ru/renewal.json')
    & typeof import('./messages/ru/rescue.json') & typeof import('./messages/ru/savedFilters.json')
    & typeof import('./messages/ru/server.json') & typeof import('./messages/ru/serverDetails.json')
    & typeof import('./messages/ru/serverEdit.json') & typeof import('./messages/ru/serverList.json')
    & typeof import('./messages/ru/serverName.json') & typeof import('./messages/ru/serverPower.json')
    & typeof import('./messages/ru/serverRenew.json') & typeof import('./messages/ru/serverTags.json')
    & typeof import('./messages/ru/serverTariff.json') & typeof import('./messages/ru/serverTraffic.json')
    & typeof import('./messages/ru/servers.json') & typeof import('./messages/ru/shell.json')
    & typeof import('./messages/ru/snapshots.json') & typeof import('./messages/ru/sshKeys.json')
    & typeof import('./messages/ru/statistics.json') & typeof import('./messages/ru/support.json')
    & typeof import('./messages/ru/toCart.json') & typeof import('./messages/ru/tools.json')
    & typeof import('./messages/ru/userSettings.json');

/** The arguments of every message; `undefined` for a message that takes none. */
export type MessageArguments = { [Key in keyof Catalogue]: Key extends keyof Taken ? Taken[Key] : undefined };
