// Sends a picture up; what comes back is its address, the same for the same picture.
import type { Api } from '#src/data/api.ts'
import type { PicturePurpose } from '#src/ui/pictures/picture-purposes.ts'

/** The http address of the picture, good for ever. Rejects with `ApiError`. */
export async function uploadImage(api: Api, purpose: PicturePurpose, file: File): Promise<string> {
  const { url } = await api.transfers.upload(`/api/images?${new URLSearchParams({ purpose })}`, file)
  return String(url)
}
