// The upload widget's constants and words, as the specification has them.

/**
 * FILES-20, FILES-21. Chunking is off: a file is one POST with one field `file` (DEFECT-28), so that the chunk settings say what would hold
 * if a host asked for chunks. Sizes in bytes, heights in px, delays in ms.
 */
export const uploadSettings = {
  chunkUploads: false,
  chunkSize: 5_000_000,
  chunkRetryDelays: [500, 1_000, 3_000],
  maxParallelUploads: 2,
  fileSizeBase: 1_000,
  maxFiles: 1,
  imageTypes: ['image/jpeg', 'image/png'],
  imagePreviewMinHeight: 44,
  imagePreviewMaxHeight: 256,
  imagePreviewZoomFactor: 2,
  instantPreviewMaxSize: 1_000_000,
} as const

/** FILES-12, FILES-15..17, FILES-19. */
export const uploadWords = {
  idle: 'Drag files here or browse',
  none: 'Please select a file to upload.',
  failed: 'Failed to upload file.',
  invalidType: 'File is of invalid type',
  invalidField: 'Field contains invalid files',
  uploadError: 'Error during upload',
  loadError: 'Error during load',
  maxFiles: 'Max files',
} as const
