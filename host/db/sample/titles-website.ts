// What a website relaunch is made of: "Kind / Label: title", with {a|b} written out to one title each.

/** Patterns of the project `website`. */
export const WEBSITE_TITLES = `
Task / Content: Write the copy for the {home|pricing|about us|careers|contact|partners} page
Task / Content: Shorten the intro of the {security|integrations|enterprise|changelog} page to two sentences
Task / Content: Collect three customer quotes for the {home|pricing|enterprise} page
Task / Content: Rewrite the error text when {a card is declined|an invitation has expired|a form times out|a file is too large}
Task / Content: Proofread the {German|French|Spanish|Portuguese} pages before launch
Task / Content: Move {12 old blog posts|the press kit|the case studies|the webinar recordings} to the new templates
Feature / Content: Let editors schedule {a blog post|a banner|a changelog entry} for a later date
Bug / Content: Quotes in {German|French} headlines use the wrong marks
Task / Design: Design the empty state of {search|the blog|the job list|the help centre}
Task / Design: Draw the {404|500|maintenance} page
Task / Design: Settle the type scale for {headings|long-form text|small print}
Task / Design: Prepare hero illustrations for {product tour|pricing|customers}
Feature / Design: Dark theme for {the blog|the help centre|code samples}
Bug / Design: Buttons in the {footer|newsletter box|cookie banner} miss their focus ring
Bug / Design: The {pricing table|logo wall|comparison chart} breaks at 390 px
Chore / Design: Remove unused icons from the {marketing|product|social} sprite
Feature / Frontend: Sticky table of contents on {help articles|blog posts|legal pages}
Feature / Frontend: Switch between monthly and yearly prices without a reload
Feature / Frontend: Remember the chosen {language|currency|theme} for the next visit
Feature / Frontend: Keyboard navigation in the {mega menu|image gallery|testimonial slider|search box}
Feature / Frontend: Copy button on {code samples|API tokens|share links}
Feature / Frontend: Show a live preview in the {contact|demo request|newsletter} form
Task / Frontend: Build the {pricing|customers|integrations|events|careers} page from the new blocks
Task / Frontend: Replace the old carousel on the {home|product|customers} page with a static grid
Task / Frontend: Split the {checkout|account|search} bundle so that it loads on demand
Bug / Frontend: The menu stays open after going back on {iOS Safari|Android Chrome|Firefox}
Bug / Frontend: Double click on “{Send|Subscribe|Book a demo}” submits the form twice
Bug / Frontend: The cookie banner covers the {chat button|footer links|language switch}
Bug / Frontend: Scroll position is lost when closing {the video overlay|an image|the filter drawer}
Bug / Frontend: Dates on {events|the changelog|blog posts} are one day off west of Greenwich
Chore / Frontend: Update {the router|the date picker|the build|the test runner} to the current major version
Chore / Frontend: Delete the {jQuery|Bootstrap 3|IE 11} leftovers
Task / SEO: Redirect the {old blog|product|help|German} addresses to the new ones
Task / SEO: Write titles and descriptions for the {top 20|product|integration} pages
Task / SEO: Submit the new {sitemap|image sitemap|news sitemap} and watch the coverage report
Feature / SEO: Structured data for {articles|job posts|products|breadcrumbs}
Bug / SEO: {Filter|Preview|Print} pages are indexed although they should not be
Bug / SEO: The canonical address of {paginated|translated} pages points to page one
Task / Accessibility: Check {forms|menus|dialogs|tables} with a screen reader
Task / Accessibility: Write alternative texts for the {team|product|blog} pictures
Bug / Accessibility: {Placeholder texts|Disabled buttons|Captions} have too little contrast
Bug / Accessibility: Focus jumps to the top after {sending the form|closing the menu|loading more posts}
Feature / Accessibility: Skip link and landmarks on {every page|the help centre}
Feature / Accessibility: Respect reduced motion in {the hero|page transitions|charts}
Task / Performance: Serve {hero|blog|team} pictures as AVIF with sizes
Task / Performance: Get the {home|pricing|blog} page under 2 s on a slow phone
Task / Performance: Move {analytics|the chat widget|the A/B script} out of the critical path
Bug / Performance: Layout jumps when {fonts|the announcement bar|customer logos} load
Bug / Performance: Search freezes for a moment with {long|very common} words
Chore / Performance: Set cache headers for {fonts|pictures|API answers}
Task / Analytics: Agree on the events for {sign-up|pricing|demo requests}
Task / Analytics: Build the {weekly traffic|conversion|search terms} report
Feature / Analytics: Count {downloads|outbound clicks|scroll depth} without cookies
Bug / Analytics: {Sign-ups|Newsletter joins|Demo requests} from Safari are counted twice
Task / Launch: Rehearse the switch of the {DNS|mail|CDN} records
Task / Launch: Freeze content and announce it to {editors|sales|support}
Task / Launch: Write the roll-back plan for {the database|redirects|the front page}
Task / Launch: Prepare the launch post for {the blog|LinkedIn|the newsletter}
Task / Launch: Invite {20 customers|the whole company|partners} to the preview
Bug / Launch: Preview links ask for a password {twice|after every click}
Chore / Launch: Rotate the {deploy|CDN|analytics} keys before launch
Task / Research: Interview five visitors about {pricing|finding help|the trial}
Task / Research: Compare our {sign-up|pricing page|search} with three competitors
Task / Research: Test the navigation with a tree test of {30|50} people
Task / Content: Ask {sales|support|legal} to review the new plan names
Task / Content: Write the alternative headlines for the {home|pricing|demo} page test
Task / Content: Record a two-minute tour of {boards|time tracking|reports}
Bug / Content: The {imprint|privacy notice|terms} link leads to the old PDF
Task / Design: Agree with {Berlin|Lisbon|Toronto} on the photo style
Task / Design: Redraw the {onboarding|billing|sharing} illustrations at 2×
Feature / Design: Print styles for {invoices|case studies|help articles}
Feature / Frontend: Load more {posts|jobs|events} without losing the place
Feature / Frontend: Announce {search results|form errors|price changes} to screen readers
Bug / Frontend: {Phone numbers|Long e-mail addresses|Product names} overflow their card on small phones
Bug / Frontend: Pasting a {phone number|VAT number} with spaces is refused
Task / Frontend: Move the {contact|careers|partner} form to the new API
Task / SEO: Check that the {staging|preview} site cannot be found
Task / Performance: Measure {Core Web Vitals|server time|third-party scripts} before and after launch
Task / Analytics: Compare {October|November} with last year
Task / Launch: Book {the photographer|the translators|an on-call rota} for launch week
Task / Launch: Check {every form|all redirects|payment|the search} on the staging site
Bug / Launch: The staging banner shows up on {the live site|printed pages}
Feature / Accessibility: Captions for the {tour|customer|launch} video
Task / Research: Read the last {100 chats|50 cancellations} and group the reasons
`
