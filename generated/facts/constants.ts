// Generated from manifest/app.yaml by npm run codegen. Edit the manifest, not this file.

/** An idle session is warned when this little time is left. In seconds (spec §9). */
export const idleWarningSeconds = 60

/** Pointer and keys in a visible tab keep a session from going idle. A switch (decided). */
export const idleInputCounts: boolean = true

/** Activity is written down for the other tabs at most this often. In ms (decided). */
export const activityStepMs = 5000

/** Time between two looks at the counts beside the menu. In seconds (decided). */
export const countsPollSeconds = 30

/** Idle limit of a customer whose own setting is missing or not a number. In minutes (decided). */
export const defaultIdleMinutes = 30

/** Smallest idle limit; the warning still fits into it. In minutes (decided). */
export const minIdleMinutes = 2

/** Largest idle limit a customer may set. In minutes (decided). */
export const maxIdleMinutes = 480

/** Life of the access and refresh cookies of the analytics domain. In minutes (spec §9). */
export const cookieMinutes = 1440

/** Time between two looks for a new version. In seconds (spec §9). */
export const updateCheckSeconds = 30

/** Narrower screens get tablet mode and the unsupported-resolution dialog. In px (spec §9). */
export const minScreenWidth = 1280

/** Height named in the instructions of the unsupported-resolution dialog. In px (spec §2). */
export const minScreenHeight = 720

/** At this width or less the sidebar collapses. In px (spec §9). */
export const sidebarCollapseWidth = 1536

/** Time the spinner shows after signing in. In ms (spec §9). */
export const loginSpinnerMs = 1000

/** Time the analytics tokens stay in local storage. In ms (spec §9). */
export const analyticsTokenMs = 5000

/** Longest wait for a quiet application before the service worker registers. In ms (spec §9). */
export const workerRegistrationMs = 30000

/** A new version that has not taken over by then is reached by a plain reload. In ms (decided). */
export const updatePatienceMs = 4000

/** Files of an earlier build are served this long to pages that began with it. In days (decided). */
export const buildKeepDays = 7

/** Width of the customer profile switcher. In px (spec §9). */
export const profilePopupWidth = 400

/** Height of the customer profile switcher. In px (spec §9). */
export const profilePopupHeight = 768

/** Width of the sidebar. In px (spec §9). */
export const railWidth = 70

/** Width of the menu beside the sidebar. In px (spec §9). */
export const menuWidth = 230

/** Time an Undo toast stays. In ms (decided). */
export const undoMs = 8000

/** A decision about a version can be taken back for this long; nobody is told of it before. In ms (decided). */
export const decisionUndoMs = 30000

/** What was said about a version can be changed for this long. In ms (decided). */
export const commentEditMs = 900000

/** Time between two looks at the rows of a list. In ms (decided). */
export const listRefreshMs = 30000

/** Time between two looks at rows of a list that change by themselves. In ms (decided). */
export const movingRefreshMs = 1000

/** Longest pause of a poll whose looks fail one after the other. In ms (decided). */
export const longestPollMs = 60000

/** Size of one uploaded part. In bytes (decided). */
export const uploadPartBytes = 16777216

/** Largest object an upload policy admits. In bytes (decided). */
export const uploadPartMaxBytes = 67108864

/** Largest upload; 10000 parts. In bytes (decided). */
export const uploadMaxBytes = 167772160000

/** Size of one part of a take, which is sent while it is recorded; a store copies no smaller part. In bytes (decided). */
export const takePartBytes = 5242880

/** Parts of one upload that travel at the same time. In parts (decided). */
export const uploadParallelParts = 4

/** While bytes of an upload move its sender says so this often. In seconds (decided). */
export const uploadReportSeconds = 5

/** An upload of which nothing was heard for so long counts as stopped. In seconds (decided). */
export const uploadStalledSeconds = 20

/** Life of one upload signature. In minutes (decided). */
export const uploadPolicyMinutes = 15

/** An upload left open longer than this is swept away. In days (decided). */
export const uploadKeepDays = 7

/** A recorder hands over what it has this often. In ms (decided). */
export const takeSliceMs = 300

/** Time between two key frames of a take; what a crash loses is at most two such times. In ms (decided). */
export const takeKeyframeMs = 400

/** Longest take without a task. In minutes (decided). */
export const takeMaxMinutes = 240

/** How long after the last edit a program is saved. In ms (decided). */
export const timelineSaveMs = 800

/** A form that saves by itself does so when nobody has typed for so long. In ms (decided). */
export const autosaveMs = 2000

/** A slot of a shot without a length and without words keeps this long free. In ms (decided). */
export const emptySlotMs = 5000

/** How long a take in whose place another was recorded stays on the computer. In days (decided). */
export const notChosenDays = 7

/** A new password has at least this many. In characters (decided). */
export const passwordMinLength = 10

/** A new password has at most this many. In characters (decided). */
export const passwordMaxLength = 256

/** A picture that is uploaded has at most this many. In bytes (decided). */
export const pictureMaxBytes = 10000000

/** A picture that is uploaded has at most this many. In px (decided). */
export const pictureMaxPixels = 50000000

/** An import can be undone for this long. In days (decided). */
export const importUndoDays = 7

/** What people did, and what was refused to them, is told this long. In days (decided). */
export const auditKeepDays = 400

/** Things stay this long in the trash. In days (decided). */
export const trashKeepDays = 30
