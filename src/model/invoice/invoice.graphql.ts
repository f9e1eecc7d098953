// Documents about invoices of a workspace.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** An invoice as lists show it. */
export const InvoiceRow = graphql(`
  fragment InvoiceRow on Invoice {
    id
    kind
    number
    state
    client { id name number }
    issuedOn
    dueOn
    currency
    digits
    sums { net discount tax taxes { taxBp net tax } gross paid credited balance }
    createdAt
    sentAt
    remindersPaused
    nextReminderAt
  }
`)

/** The fields of `InvoiceRow`. */
export type InvoiceRowData = FragmentOf<typeof InvoiceRow>

/** What is printed of an invoice. */
export const InvoiceSheetFields = graphql(
  `fragment InvoiceSheetFields on Invoice {
    ...InvoiceRow
    order
    notes
    taxNote
    discount { bp amount }
    sender { name address { street postcode city region } country taxId email lines }
    recipient { name address { street postcode city region } country taxId email lines }
    labels { key text }
    lines { id kind text quantity unit price discount { bp amount } taxBp amount entryCount }
    credits { id number issuedOn }
    voidReason
  }`,
  [InvoiceRow],
)

/** The fields of `InvoiceSheetFields`. */
export type InvoiceSheetData = FragmentOf<typeof InvoiceSheetFields>

/** Everything of an invoice. */
export const InvoiceWhole = graphql(
  `fragment InvoiceWhole on Invoice {
    ...InvoiceSheetFields
    version
    nextNumber
    refunded
    payments { id paidOn amount method note }
    creditNotes { id number issuedOn gross }
    issuedAt
    openedAt
    voidedAt
    letters { id kind to at state reply openedAt closedAt }
    reminders { days sentAt }
  }`,
  [InvoiceSheetFields],
)

/** The fields of `InvoiceWhole`. */
export type InvoiceWholeData = FragmentOf<typeof InvoiceWhole>

/** One page of a workspace's invoices. */
export const ListInvoices = graphql(
  `query ListInvoices($workspaceSlug: ID!, $tab: InvoiceTab, $clientId: ID, $search: String, $page: Int, $perPage: Int) {
    invoices(workspaceSlug: $workspaceSlug, tab: $tab, clientId: $clientId, search: $search, page: $page, perPage: $perPage) {
      nodes { ...InvoiceRow }
      page
      totalPages
      totalCount
      totals { gross { amount currency digits } open { amount currency digits } overdue { amount currency digits } }
    }
  }`,
  [InvoiceRow],
)

/** One invoice; null when it was deleted. */
export const GetInvoice = graphql(
  `query GetInvoice($workspaceSlug: ID!, $id: ID!) {
    invoice(workspaceSlug: $workspaceSlug, id: $id) { ...InvoiceWhole }
  }`,
  [InvoiceWhole],
)

/** One as it is printed. */
export const GetPrintedInvoice = graphql(
  `query GetPrintedInvoice($id: ID!, $key: String) {
    printedInvoice(id: $id, key: $key) { workspaceSlug workspaceName logo invoice { ...InvoiceSheetFields } }
  }`,
  [InvoiceSheetFields],
)

/** What of logged time would be on an invoice. */
export const PreviewTime = graphql(`
  query PreviewTime($workspaceSlug: ID!, $clientId: ID!, $input: InvoiceTimeInput!) {
    timePreview(workspaceSlug: $workspaceSlug, clientId: $clientId, input: $input) {
      lines { text quantity price amount entries { id day person code title comment seconds } }
      leftOut { reason seconds count number }
      net { amount currency digits }
    }
  }
`)

/** The clients that an invoice can be for. */
export const InvoiceClients = graphql(`
  query InvoiceClients($workspaceSlug: ID!, $search: String) {
    clients(workspaceSlug: $workspaceSlug, search: $search, sort: UNBILLED, perPage: 50) {
      nodes { id name number contacts { id email getsInvoices } unbilled { seconds money { amount currency digits } } }
    }
  }
`)

/** What is on every invoice. */
export const GetBilling = graphql(`
  query GetBilling($workspaceSlug: ID!) {
    billing(workspaceSlug: $workspaceSlug) {
      name address { street postcode city region } country email taxId bankLines footer invoiceFormat creditFormat firstNumber reminderDays
      mailSubject mailText reminderSubject reminderText labels { key text }
    }
  }
`)

/** Drafts one. */
export const CreateInvoice = graphql(
  `mutation CreateInvoice($workspaceSlug: ID!, $clientId: ID!, $time: InvoiceTimeInput) {
    createInvoice(workspaceSlug: $workspaceSlug, clientId: $clientId, time: $time) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Changes a draft. */
export const UpdateInvoice = graphql(
  `mutation UpdateInvoice($workspaceSlug: ID!, $id: ID!, $input: UpdateInvoiceInput!) {
    updateInvoice(workspaceSlug: $workspaceSlug, id: $id, input: $input) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Sets all lines of a draft. */
export const SetInvoiceLines = graphql(
  `mutation SetInvoiceLines($workspaceSlug: ID!, $id: ID!, $version: Int!, $lines: [InvoiceLineInput!]!) {
    setInvoiceLines(workspaceSlug: $workspaceSlug, id: $id, version: $version, lines: $lines) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Adds lines of time. */
export const AddInvoiceTime = graphql(
  `mutation AddInvoiceTime($workspaceSlug: ID!, $id: ID!, $time: InvoiceTimeInput!) {
    addInvoiceTime(workspaceSlug: $workspaceSlug, id: $id, time: $time) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Deletes a draft. */
export const DeleteInvoice = graphql(`
  mutation DeleteInvoice($workspaceSlug: ID!, $id: ID!) {
    deleteInvoice(workspaceSlug: $workspaceSlug, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** Issues a draft. */
export const IssueInvoice = graphql(
  `mutation IssueInvoice($workspaceSlug: ID!, $id: ID!) {
    issueInvoice(workspaceSlug: $workspaceSlug, id: $id) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Voids one. */
export const VoidInvoice = graphql(
  `mutation VoidInvoice($workspaceSlug: ID!, $id: ID!, $reason: String!) {
    voidInvoice(workspaceSlug: $workspaceSlug, id: $id, reason: $reason) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Marks one as sent, or not. */
export const MarkInvoiceSent = graphql(
  `mutation MarkInvoiceSent($workspaceSlug: ID!, $id: ID!, $sent: Boolean!) {
    markInvoiceSent(workspaceSlug: $workspaceSlug, id: $id, sent: $sent) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Sends one by mail. */
export const SendInvoice = graphql(
  `mutation SendInvoice($workspaceSlug: ID!, $id: ID!, $input: SendInvoiceInput!) {
    sendInvoice(workspaceSlug: $workspaceSlug, id: $id, input: $input) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Sends a reminder of one by mail. */
export const RemindOfInvoice = graphql(
  `mutation RemindOfInvoice($workspaceSlug: ID!, $id: ID!, $input: SendInvoiceInput!) {
    remindOfInvoice(workspaceSlug: $workspaceSlug, id: $id, input: $input) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Pauses the reminders of one, or lets them go on. */
export const PauseReminders = graphql(
  `mutation PauseReminders($workspaceSlug: ID!, $id: ID!, $paused: Boolean!) {
    pauseReminders(workspaceSlug: $workspaceSlug, id: $id, paused: $paused) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Closes the links in its mails, or opens those again that were closed last; with `links` only these. */
export const CloseInvoiceLinks = graphql(
  `mutation CloseInvoiceLinks($workspaceSlug: ID!, $id: ID!, $closed: Boolean!, $links: [ID!]) {
    closeInvoiceLinks(workspaceSlug: $workspaceSlug, id: $id, closed: $closed, links: $links) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Drafts a copy. */
export const DuplicateInvoice = graphql(
  `mutation DuplicateInvoice($workspaceSlug: ID!, $id: ID!) {
    duplicateInvoice(workspaceSlug: $workspaceSlug, id: $id) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Drafts a credit note; over everything without `lines`. */
export const CreditInvoice = graphql(
  `mutation CreditInvoice($workspaceSlug: ID!, $id: ID!, $lines: [CreditLineInput!]) {
    creditInvoice(workspaceSlug: $workspaceSlug, id: $id, lines: $lines) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Records a payment. */
export const AddPayment = graphql(
  `mutation AddPayment($workspaceSlug: ID!, $id: ID!, $input: PaymentInput!) {
    addPayment(workspaceSlug: $workspaceSlug, id: $id, input: $input) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Takes a payment back. */
export const DeletePayment = graphql(
  `mutation DeletePayment($workspaceSlug: ID!, $id: ID!, $paymentId: ID!) {
    deletePayment(workspaceSlug: $workspaceSlug, id: $id, paymentId: $paymentId) { invoice { ...InvoiceWhole } userErrors { code field message } }
  }`,
  [InvoiceWhole],
)

/** Sets what is on every invoice. */
export const UpdateBilling = graphql(`
  mutation UpdateBilling($workspaceSlug: ID!, $input: BillingInput!) {
    updateBilling(workspaceSlug: $workspaceSlug, input: $input) {
      billing { name address { street postcode city region } country email taxId bankLines footer invoiceFormat creditFormat firstNumber reminderDays
        mailSubject mailText reminderSubject reminderText labels { key text } }
      userErrors { code field message }
    }
  }
`)
