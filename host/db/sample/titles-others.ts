// What the smaller projects are made of; see titles-website.ts for how to read it.

/** Patterns of the project `mobile`. */
export const MOBILE_TITLES = `
Feature / iOS: {Lock screen|Home screen} widget with today's tasks
Feature / iOS: Share sheet: make a task from {a web page|a photo|selected text}
Feature / iOS: Siri phrase to {start|stop} the timer
Feature / Android: Quick settings tile to {start a timer|add a task}
Feature / Android: Back gesture closes {the task|the filter|the keyboard} first
Feature / Offline: Edit {titles|descriptions|checklists|comments} without a connection
Feature / Offline: Show what is still waiting to be sent
Task / Offline: Decide what wins when {two people|two devices} change the same task
Task / Offline: Keep the last {30 days|three projects} on the device
Bug / Offline: {Comments|Photos|Time entries} written offline appear twice after syncing
Bug / Offline: The sync never ends on {hotel|airport} Wi-Fi
Feature / Notifications: Quiet hours for {weekends|evenings|holidays}
Feature / Notifications: Answer {a comment|an invitation} from the notification
Bug / Notifications: Tapping a {comment|mention|due date} notification opens the wrong task
Bug / Notifications: The badge counts {archived|deleted|read} tasks
Bug / Login: {Face ID|Fingerprint|Passkey} is asked for twice after an update
Bug / Login: Password managers do not fill the {sign-in|sign-up|reset} form
Feature / Login: Sign in with {a passkey|a magic link|the company account}
Task / Login: Move tokens to the {Keychain|Android Keystore}
Bug / iOS: The keyboard covers the {comment|title|search} field on small phones
Bug / iOS: Long titles push the {date|avatar|star} out of the row
Bug / Android: Dark theme flashes white when {starting|turning the phone|opening a link}
Bug / Android: Crash when attaching a photo of more than {20|50} MB
Feature / Board: Drag a card across columns with {one|two} fingers
Feature / Board: Collapse {empty|finished} columns
Bug / Board: Cards jump back after dropping them on {the first|a full|a filtered} column
Task / Performance: Start in under a second on {a Pixel 6a|an iPhone 11}
Task / Performance: Scroll {1,000|10,000} tasks without dropped frames
Task / Performance: Halve the size of the {Android|iOS} download
Feature / Accessibility: Support the largest {text size|contrast setting}
Bug / Accessibility: VoiceOver reads {swipe actions|dates|progress} as “button”
Task / Release: Write the store texts in {German|French|Spanish|Japanese}
Task / Release: Take the screenshots for {phones|tablets|the watch}
Task / Release: Answer the reviews about {syncing|battery|login}
Task / Release: Roll out version 3.{0|1|2} to ten percent
Chore / Release: Renew the {push|signing|distribution} certificate
Chore / Release: Drop support for {iOS 15|Android 9}
Task / Research: Watch five people log their time on {a train|a building site|the way home}
Feature / Timer: Show the running timer on {the watch|the lock screen|every screen}
Feature / Timer: Warn when a timer runs for more than {four|ten} hours
Bug / Timer: The timer keeps running after {signing out|switching the workspace}
Bug / Timer: Minutes are rounded up in {the list|the week view|the export}
Feature / Search: Search by {code|label|person} while typing
Feature / Search: Keep the last {five|ten} searches on the device
Feature / Timer: Add the {break|travel time} to an entry afterwards
Task / Research: Ask {nurses|couriers|teachers} how they plan their day
Bug / Search: No results for {umlauts|two words|codes in lower case}
`

/** Patterns of the project `ops`. */
export const OPS_TITLES = `
Task / Backups: Restore last night's backup of {the main database|the file store} on a fresh machine
Task / Backups: Move the monthly backups to {a second region|cold storage}
Bug / Backups: The backup of {the wiki|the mail archive} stops without an alarm
Feature / Monitoring: Alarm when {the queue grows|a disk is 80 % full|a certificate has 14 days left}
Task / Monitoring: Cut the alarms that nobody acts on by {half|a third}
Bug / Monitoring: {Night|Deploy} alarms go to people who are not on call
Task / Access: Review who has {production|billing|admin} access
Chore / Access: Take back the accounts of {contractors|former colleagues}
Feature / Access: Hardware keys for {everybody on call|finance}
Task / Cost: Find out why the {traffic|storage} bill doubled in October
Task / Cost: Reserve capacity for the {databases|build machines} for a year
Chore / Patching: Update {PostgreSQL|the load balancers|the build machines|the VPN}
Task / Incidents: Write the review of the {mail delay|login outage|slow Monday}
Task / Incidents: Rehearse {a lost region|a leaked key|a full disk}
Feature / Deploys: Roll back with one command on {web|workers}
Bug / Deploys: Deploys on {Friday|Sunday} nights wait for the cache for ten minutes
Task / Onboarding: Write the {laptop|on-call|travel} guide for new people
Task / Office: Choose a new {coffee machine|meeting room screen|printer}
Chore / Office: Renew the {cleaning|internet|alarm} contract
Task / Compliance: Collect the evidence for the {SOC 2|ISO 27001|GDPR} audit
`

/** Patterns of globex's project `reactor`. */
export const REACTOR_TITLES = `
Task / Safety: Inspect valve {A|B|C}
Task / Safety: Train the {day|night} shift on the new shutdown procedure
Feature / Control room: Second display for {pressure|coolant flow}
Bug / Control room: The alarm history is empty after midnight
Task / Purchasing: Get three offers for {heat exchangers|pump seals}
Task / Paperwork: File the {yearly|quarterly} report with the authority
`

/** Patterns of freebird's project `garden`. */
export const GARDEN_TITLES = `
Task / Beds: Turn the compost for bed {one|two|three}
Task / Beds: Order {tomato|bean|kale} seeds
Task / People: Find volunteers for {Saturday|the harvest}
Task / Tools: Repair the {wheelbarrow|greenhouse door}
`

/** Patterns of lifer's project `studio`. */
export const STUDIO_TITLES = `
Task / Shoots: Plan the shoot for {the bakery|the bike shop|the choir}
Task / Shoots: Scout a location by {the river|the old station}
Task / Editing: Choose the best {20|40} pictures of the wedding
Task / Office: Send the invoice for the {school|theatre} portraits
Bug / Editing: Colours of the {calibrated|second} screen drift after an hour
`
